import type { FileFormat, RefusedKind } from "@/contracts/imports/formats";

const RESAVE = "Save it as .docx or PDF and import that.";

/** What a file is that cannot be read, and what to do about it. */
export const REFUSED: Record<RefusedKind, { what: string; advice: string }> = {
  OLD_WORD: { what: "an old Word document (.doc)", advice: RESAVE },
  ENCRYPTED_OFFICE: { what: "an Office document with a password", advice: "Save it without the password and import that." },
  RICH_TEXT: { what: "a rich text document (.rtf)", advice: RESAVE },
  PAGES: { what: "a Pages document", advice: "Export it as Word or PDF and import that." },
  SPREADSHEET: { what: "a spreadsheet", advice: "Import a resume, such as a PDF or Word document." },
  PRESENTATION: { what: "a presentation", advice: "Save it as PDF and import that." },
  PICTURE: { what: "a picture", advice: "Its text cannot be read. Import the document that it was made of." },
  ARCHIVE: { what: "an archive without a resume that we know", advice: "Unpack it and import the file of the resume." },
  JSON: { what: "JSON that is no resume we know", advice: "Import JSON Resume or an export of this service." },
  XML: { what: "XML that is no resume we know", advice: "Import Europass XML, or another format." },
  YAML: { what: "YAML that is no resume we know", advice: "Import a RenderCV file, or another format." },
  EMPTY: { what: "an empty file", advice: "Import a file with text." },
  BINARY: { what: "a file of an unknown kind", advice: "Import a PDF, Word, OpenDocument, HTML, Markdown or text file." },
};

/** What a file was recognised as that can be read. */
export const FORMAT_NAMES: Record<FileFormat, string> = {
  REACTIVE_RESUME: "resume data",
  REACTIVE_RESUME_V4: "resume data of version 4",
  REACTIVE_RESUME_V3: "resume data of version 3 or earlier",
  JSON_RESUME: "a JSON Resume",
  LINKEDIN: "a LinkedIn archive",
  PDF: "a PDF",
  WORD: "a Word document",
  OPENDOCUMENT: "an OpenDocument text",
  TEXT: "a text file",
  MARKDOWN: "a Markdown file",
  HTML: "a web page",
  EUROPASS: "Europass data",
  RENDERCV: "a RenderCV file",
};
