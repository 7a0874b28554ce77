import type { ImportWarning } from "@/contracts/model/import-reading";

/** The warnings of a reader about a file: a code for clients that translate it, and the English sentence. */

export const MACROS_LEFT_OUT: ImportWarning = {
  code: "macros-left-out",
  message: "The macros of the document were left out.",
};
export const HIDDEN_LEFT_OUT: ImportWarning = {
  code: "hidden-left-out",
  message: "Hidden and deleted text of the document was left out.",
};
export const picturesLeftOut = (count: number): ImportWarning => ({
  code: "pictures-left-out",
  message: count === 1 ? "1 picture in the file was left out." : `${count} pictures in the file were left out.`,
  count,
});
export const EUROPASS_DAMAGED: ImportWarning = {
  code: "europass-damaged",
  message: "The Europass data inside the PDF is damaged, so its pages were read.",
};
export const rowUnclosed = (file: string, row: number): ImportWarning => ({
  code: "row-unclosed",
  message: `A quotation mark in row ${row} of ${file} is not closed. The row was read as far as its line goes.`,
  file,
  row,
});
export const valueLeftOut = (pointer: string, value: string): ImportWarning => ({
  code: "value-left-out",
  message: `“${value}” (${pointer}) has no place in a resume and was left out.`,
  pointer,
  value,
});
export const moreLeftOut = (count: number): ImportWarning => ({
  code: "more-left-out",
  message: `${count} more values were left out.`,
  count,
});
