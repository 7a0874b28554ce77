import { type ResumeData, resumeDataSchema } from "@/contracts/model/resume/data";
import { DATE_FORMATS } from "@/contracts/model/resume/design-choices";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { inferDateFormat } from "@/domain/dates/infer-format";
import { defaultResumeData } from "@/domain/default-resume";
import { isRecord } from "@/domain/is-record";
import { cleanPictureUrl } from "@/domain/links/picture-url";
import { dateTexts, settleDates } from "@/domain/normalise/dated-items";
import { settleIds } from "@/domain/normalise/item-ids";
import { repair } from "@/domain/normalise/repair";

/**
 * Resume data from any stored or sent value: bad values fall back (interface-details 2.2), missing dates are read from their
 * text, the text of every date is rewritten, and the address of the picture is cleaned. Never throws; the result matches `resumeDataSchema`, and canonical data is
 * returned unchanged.
 */
export function normaliseResumeData(value: unknown): ResumeData {
  const read = resumeDataSchema.safeParse(value);
  const data = read.success ? read.data : repaired(value);
  return withSafePicture(settleIds(settleDates(data, data.metadata.page)));
}

/** A picture stored before its address was restricted must not be requested by the browsers of visitors. */
function withSafePicture(data: ResumeData): ResumeData {
  const url = cleanPictureUrl(data.picture.url);
  return url === data.picture.url ? data : { ...data, picture: { ...data.picture, url } };
}

function repaired(value: unknown): ResumeData {
  const data = repair(resumeDataSchema, value, defaultResumeData({ name: "" })) as ResumeData;
  return withPages(withDateFormat(data, value));
}

function withDateFormat(data: ResumeData, value: unknown): ResumeData {
  const metadata = isRecord(value) && isRecord(value.metadata) ? value.metadata : {};
  const page = isRecord(metadata.page) ? metadata.page : {};
  if (DATE_FORMATS.some((format) => format === page.dateFormat)) return data;
  const dateFormat = inferDateFormat(dateTexts(data), data.metadata.page.locale);
  return { ...data, metadata: { ...data.metadata, page: { ...data.metadata.page, dateFormat } } };
}

/** A resume whose layout lost all its pages shows everything on one. */
function withPages(data: ResumeData): ResumeData {
  if (data.metadata.layout.pages.length > 0) return data;
  const main = ["summary", ...SECTION_KEYS, ...data.customSections.map((section) => section.id)];
  const layout = { ...data.metadata.layout, pages: [{ fullWidth: false, main, sidebar: [] }] };
  return { ...data, metadata: { ...data.metadata, layout } };
}
