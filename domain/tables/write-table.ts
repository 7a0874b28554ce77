import Papa from "papaparse";

/**
 * What spreadsheet programs take for a formula when a cell begins with it. The library's own expression wants the whole cell on one line,
 * and lets a formula with a line break through.
 */
const FORMULA_START = /^[=+\-@\t\r]/;

/** A CSV file that every spreadsheet program opens as text: UTF-8 with a mark, and no cell that it would run as a formula. */
export const writeTable = (headers: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...headers], data: rows.map((row) => [...row]) }, { escapeFormulae: FORMULA_START })}\r\n`;

/** A cell as it was before `writeTable`, or another careful program, put an apostrophe before its formula sign. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
