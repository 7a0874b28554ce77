/** A file name that every system takes: a document's name without what paths and headers treat specially. */
export const fileName = (name: string, extension: string) =>
  `${
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 100) || "Document"
  }.${extension}`;
