import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { JSON_RESUME_SECTIONS } from "@/domain/exports/json-resume";
import { type DraftItem, finishDraft, type NewId, recordsOf, textOf, textsOf } from "@/domain/imports/draft";
import { withOwnData } from "@/domain/imports/json-resume-own";
import { isJsonResume } from "@/domain/imports/json-shape";
import { personOfJsonLd } from "@/domain/imports/structured/json-ld-person";
import { isRecord } from "@/domain/is-record";
import { plainToRichText } from "@/domain/rich-text/from-plain";

type Source = Record<string, unknown>;

/** A resume in the JSON Resume format (schema v1.0.0, and the field names of earlier ones), or a Person of schema.org as JSON-LD. undefined if it is not one. */
export function importJsonResume(value: unknown, newId: NewId): ResumeData | undefined {
  const person = personOfJsonLd(value);
  if (person) return readStandard(person, newId);
  if (!isRecord(value) || !isJsonResume(value)) return undefined;
  return withOwnData(value, readStandard(value, newId));
}

function readStandard(value: Source, newId: NewId): ResumeData {
  const basics = isRecord(value.basics) ? value.basics : isRecord(value.bio) ? value.bio : {};
  return finishDraft(
    {
      basics: {
        name: textOf(basics.name) || [textOf(basics.firstName), textOf(basics.lastName)].filter((part) => part !== "").join(" "),
        headline: textOf(basics.label) || textOf(basics.headline),
        email: contactOf(basics.email),
        phone: contactOf(basics.phone),
        location: locationOf(basics.location),
        website: { url: textOf(basics.url) || contactOf(basics.website), label: "" },
      },
      pictureUrl: textOf(basics.image) || textOf(basics.picture),
      summary: plainToRichText(textOf(basics.summary)),
      sections: Object.fromEntries(SECTION_KEYS.map((key) => [key, itemsOf(key, value, basics)])),
    },
    newId,
  );
}

/** The items of a section from its list, by its current name and by older ones. */
function itemsOf(key: SectionKey, value: Source, basics: Source): DraftItem[] {
  const section = JSON_RESUME_SECTIONS[key];
  if (!section) return [];
  const { list, older = [], read } = section;
  const entries = list === "profiles" ? recordsOf(basics.profiles) : [list, ...older].flatMap((name) => entriesOf(value[name]));
  return entries.map(read);
}

/** Countries whose addresses have the postal code after the region. */
const CODE_AFTER_REGION = new Set(["AU", "CA", "GB", "IE", "IN", "NZ", "SG", "UK", "US", "ZA"]);

/** All parts of an address in the order in which its country writes them. */
function locationOf(value: unknown): string {
  if (!isRecord(value)) return textOf(value);
  const [address, code, city, region, country] = ["address", "postalCode", "city", "region", "countryCode"].map((key) =>
    textOf(value[key]).replaceAll(/\s*\n\s*/g, ", "),
  );
  const isAfterRegion = CODE_AFTER_REGION.has(country?.toUpperCase() ?? "");
  const lines = isAfterRegion ? [[address], [city], [region, code], [country]] : [[address], [code, city], [region], [country]];
  return lines
    .map((parts) => parts.filter((part) => part !== "").join(" "))
    .filter((line) => line !== "")
    .join(", ");
}

/** Earliest forms had several addresses by kind. */
function contactOf(value: unknown): string {
  if (isRecord(value))
    return (
      Object.values(value)
        .map(textOf)
        .find((text) => text !== "") ?? ""
    );
  return Array.isArray(value) ? (textsOf(value)[0] ?? "") : textOf(value);
}

/** Entries of a list; plain texts, as people write skills and interests, are names. */
const entriesOf = (value: unknown): Source[] =>
  Array.isArray(value)
    ? value.flatMap((item) => (isRecord(item) ? [item] : textOf(item) === "" ? [] : [{ name: textOf(item) }]))
    : [];
