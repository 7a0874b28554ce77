import { type LetterState, type LetterStyle, letterStateSchema, letterStyleSchema } from "@/contracts/model/letter";
import { defaultLetterStyle } from "@/domain/letters/links";
import { type CleanOptions, cleanTexts } from "@/domain/normalise/clean-texts";
import { plainJson } from "@/domain/normalise/plain-json";
import { repair } from "@/domain/normalise/repair";

/** A letter's style from any stored or sent value; bad and missing values fall back as in resumes. */
export function normaliseLetterStyle(value: unknown): LetterStyle {
  const read = letterStyleSchema.safeParse(value);
  return read.success ? read.data : (repair(letterStyleSchema, value, defaultLetterStyle("")) as LetterStyle);
}

/** A letter as it is stored: style completed, rich text sanitised, unsafe links emptied, characters that cannot be stored removed. */
export function saveLetterState(state: Omit<LetterState, "style"> & { style: unknown }, options: CleanOptions = {}): LetterState {
  const plain = plainJson(state) as typeof state;
  const name = plain.name.trim() === "" ? "Cover letter" : plain.name;
  return cleanTexts(letterStateSchema, { ...plain, name, style: normaliseLetterStyle(plain.style) }, options);
}
