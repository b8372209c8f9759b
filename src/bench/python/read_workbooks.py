"""Reads every cell of every workbook of a folder, or of one file, with openpyxl, and does no more.

Usage: read_workbooks.py whole|read-only PATH
"""

import os
import sys

import openpyxl


def files(path):
    if not os.path.isdir(path):
        return [path]
    return [os.path.join(path, name) for name in sorted(os.listdir(path))]


def main():
    read_only = sys.argv[1] == "read-only"
    for file in files(sys.argv[2]):
        workbook = openpyxl.load_workbook(file, read_only=read_only, data_only=True)
        for sheet in workbook:
            for _ in sheet.iter_rows(values_only=True):
                pass
        workbook.close()


if __name__ == "__main__":
    main()
