import type { StyleProblem } from "@/domain/styles/language";

/** Something the person should know about the page: what was requested and what was printed instead. */
export type Notice =
  | { code: "FONT_UNKNOWN"; family: string; printed: string }
  /** The custom stylesheet has problems: their number and the first one. */
  | { code: "STYLES_NOT_UNDERSTOOD"; count: number; first: StyleProblem }
  /** The picture could not be read and was left out. */
  | { code: "PICTURE_MISSING"; url: string }
  /** No font of the document has these characters: they print as empty boxes. */
  | { code: "GLYPHS_MISSING"; characters: string[] }
  /** The PDF was made without the accessibility standard; `reason` is the engine's own sentence. */
  | { code: "STANDARD_NOT_MET"; reason: string };
