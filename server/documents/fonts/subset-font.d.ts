declare module "subset-font" {
  /** The glyphs of a font that a text needs, with what joins and places them. Throws for anything that is no font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "truetype"; noLayoutClosure: boolean },
  ): Promise<Buffer>;
}
