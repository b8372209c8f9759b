"""Writes a list of 100,000 players with openpyxl's write-only workbook.

Usage: write_list.py OUT.xlsx
"""

import sys

import openpyxl

HEADER = ["名次", "编号", "姓名", "单位", "称号", "等级分", "升降", "对局数", "备注"]
UNITS = ["北京", "上海", "广东", "浙江民泰银行", "黑龙江"]


def main():
    workbook = openpyxl.Workbook(write_only=True)
    for name, prefix in (("男子", "M"), ("女子", "F")):
        sheet = workbook.create_sheet(name)
        sheet.append(HEADER)
        for i in range(50_000):
            rating = 2712 - i // 25
            row = [i + 1, f"{prefix}{100_000 + i}", f"棋手{i}", UNITS[i % 5], "", rating]
            sheet.append(row + [i % 47 - 23, i % 40, "新进" if i % 13 == 5 else ""])
    workbook.save(sys.argv[1])


if __name__ == "__main__":
    main()
