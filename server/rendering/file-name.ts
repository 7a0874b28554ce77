/** A portable file name: the document's name without characters special to paths and headers, never cut inside a character. */
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
