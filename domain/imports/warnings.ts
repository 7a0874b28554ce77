// What readers tell a person about their file, in English as all of the API.

export const MACROS_LEFT_OUT = "The macros of the document were left out.";
export const HIDDEN_LEFT_OUT = "Hidden and deleted text of the document was left out.";
export const EUROPASS_DAMAGED = "The Europass data inside the PDF is damaged, so its pages were read.";
export const rowUnclosed = (file: string, row: number) =>
  `A quotation mark in row ${row} of ${file} is not closed. The row was read as far as its line goes.`;
