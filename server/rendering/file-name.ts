/** A file name that every system takes: a document's name without what paths and headers treat specially, never cut inside a letter. */
export const fileName = (name: string, extension: string) => {
  const plain = name
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(plain)].map(({ segment }) => segment);
  let kept = "";
  for (const letter of letters) {
    if (kept.length + letter.length > 100 || Buffer.byteLength(kept + letter) > 200) break;
    kept += letter;
  }
  return `${kept.trim() || "Document"}.${extension}`;
};
