const SHARED = {
  pdf: { extension: "pdf", type: "application/pdf" },
  docx: { extension: "docx", type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  odt: { extension: "odt", type: "application/vnd.oasis.opendocument.text" },
  md: { extension: "md", type: "text/markdown" },
  txt: { extension: "txt", type: "text/plain" },
  html: { extension: "html", type: "text/html" },
  json: { extension: "json", type: "application/json" },
  typst: { extension: "zip", type: "application/zip" },
  png: { extension: "png", type: "image/png" },
  svg: { extension: "svg", type: "image/svg+xml" },
  "png-pages": { extension: "png", type: "image/png" },
  "svg-pages": { extension: "svg", type: "image/svg+xml" },
} as const;

/** File extensions and media types of all formats. Several pages become a ZIP. */
export const EXPORT_FILES = {
  ...SHARED,
  "pdf-data": { extension: "pdf", type: "application/pdf" },
  "json-resume": { extension: "json", type: "application/json" },
} as const;
export type ExportFormat = keyof typeof EXPORT_FILES;

export const LETTER_FORMATS = Object.keys(SHARED) as (keyof typeof SHARED)[];
export const RESUME_FORMATS = Object.keys(EXPORT_FILES) as ExportFormat[];

/** Formats of an anonymous copy. */
export const ANONYMOUS_FORMATS = ["pdf", "docx", "json"] as const;
export type AnonymousFormat = (typeof ANONYMOUS_FORMATS)[number];

/** Media types of exported files. */
export const EXPORT_TYPES = [...new Set(Object.values(EXPORT_FILES).map(({ type }) => type))];

const DESCRIPTIONS: Record<ExportFormat, string> = {
  pdf: "as printed",
  "pdf-data": "as printed, with all data inside, so that it can be imported again without loss",
  docx: "for Word, in the look of the template, with real styles, headings, lists and links",
  odt: "the same as OpenDocument, for LibreOffice and others",
  md: "Markdown",
  txt: "plain text",
  html: "one file with style and picture, without scripts",
  json: "data that can be imported again without loss",
  "json-resume": "the JSON Resume format; what it has no field for is in `x-dossier`",
  typst: "a ZIP with the Typst source, the data and the fonts; `typst compile --font-path fonts main.typ` makes the PDF",
  png: "a picture of one page",
  svg: "a drawing of one page",
  "png-pages": "pictures of all pages: a PNG if there is one page, else a ZIP",
  "svg-pages": "drawings of all pages: an SVG if there is one page, else a ZIP",
};

/** The formats as a sentence of a description. */
export const formatsText = (formats: readonly ExportFormat[]): string =>
  `${formats.map((format) => `\`${format}\` ${DESCRIPTIONS[format]}`).join("; ")}.`;
