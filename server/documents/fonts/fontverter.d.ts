declare module "fontverter" {
  /** The format of a font file; throws for anything else. */
  export function detectFormat(font: Buffer): "sfnt" | "woff" | "woff2" | "truetype";
  export function convert(font: Buffer, format: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
