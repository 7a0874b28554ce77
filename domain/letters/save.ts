import { type LetterState, type LetterStyle, letterStateSchema, letterStyleSchema } from "@/contracts/model/letter";
import { type LetterDetails, letterDetailsSchema } from "@/contracts/model/letter-details";
import { isRecord } from "@/domain/is-record";
import { defaultLetterStyle } from "@/domain/letters/default-style";
import { cleanPictureUrl } from "@/domain/links/picture-url";
import { type CleanOptions, cleanTexts } from "@/domain/normalise/clean-texts";
import { plainJson } from "@/domain/normalise/plain-json";
import { repair } from "@/domain/normalise/repair";

/** A letter's style from any stored or sent value; bad and missing values fall back as in resumes. */
export function normaliseLetterStyle(value: unknown): LetterStyle {
  const read = letterStyleSchema.safeParse(value);
  const style = read.success ? read.data : (repair(letterStyleSchema, value, defaultLetterStyle("")) as LetterStyle);
  const url = cleanPictureUrl(style.picture.url);
  return url === style.picture.url ? style : { ...style, picture: { ...style.picture, url } };
}

/** A letter's details from any stored or sent value, without empty parts; undefined where nothing is left. */
export function normaliseLetterDetails(value: unknown): LetterDetails | undefined {
  const read = letterDetailsSchema.safeParse(value);
  const details = read.success ? read.data : isRecord(value) ? (repair(letterDetailsSchema, value, {}) as LetterDetails) : {};
  const entries = Object.entries(details).flatMap(([key, part]): [string, unknown][] => {
    if (isRecord(part)) {
      const lines = Object.entries(part).filter(([, text]) => text !== "" && text !== undefined);
      return lines.length > 0 ? [[key, Object.fromEntries(lines)]] : [];
    }
    const isEmpty = part === undefined || part === "" || (Array.isArray(part) && part.length === 0);
    return isEmpty ? [] : [[key, part]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A letter as it is stored: style completed, rich text sanitised, unsafe links emptied, characters that cannot be stored removed. */
export function saveLetterState(state: Omit<LetterState, "style"> & { style: unknown }, options: CleanOptions = {}): LetterState {
  const plain = plainJson(state) as typeof state;
  const details = normaliseLetterDetails(plain.details);
  const { details: _details, ...rest } = plain;
  const name = plain.name.trim() === "" ? "Cover letter" : plain.name;
  return cleanTexts(
    letterStateSchema,
    { ...rest, ...(details && { details }), name, style: normaliseLetterStyle(plain.style) },
    options,
  );
}
