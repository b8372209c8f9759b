package org.yifen.report.workbook;

/**
 * A column of a table.
 *
 * @param header its name in the header row
 * @param look how its values look
 */
public record ColumnModel(String header, CellLook look) {}
