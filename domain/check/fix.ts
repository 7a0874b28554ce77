import type { ResumeData } from "@/contracts/model/resume/data";
import { PRINTABLE_MARGIN } from "@/domain/check/printable-margin";
import type { WholeFinding } from "@/domain/check/whole-report";
import { findSection, moveSection } from "@/domain/layout/edit";
import { isAbsoluteLink } from "@/domain/links/clean-link";
import type { PatchOperation } from "@/domain/patch/apply";
import { childOf, readPointer } from "@/domain/patch/pointer";

type Fix = (data: ResumeData, pointer: string) => PatchOperation[] | null;

const replace = (path: string, value: unknown): PatchOperation[] => [{ op: "replace", path, value }];
const set =
  (value: unknown): Fix =>
  (_data, pointer) =>
    replace(pointer, value);

function valueAt(data: ResumeData, pointer: string): unknown {
  const path = readPointer(pointer);
  return path.ok ? path.segments.reduce<unknown>(childOf, data) : undefined;
}

const textAt = (data: ResumeData, pointer: string): string => {
  const value = valueAt(data, pointer);
  return typeof value === "string" ? value.trim() : "";
};

/** `example.com/me` becomes `https://example.com/me`, an e-mail address a `mailto:` one. Anything else is left to the person. */
function withScheme(data: ResumeData, pointer: string): PatchOperation[] | null {
  const text = textAt(data, pointer).replace(/^(?:https?:?\/*|\/\/)/i, "");
  const link = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text) ? `mailto:${text}` : `https://${text}`;
  return /^[^\s/]+\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(text) && isAbsoluteLink(link) ? replace(pointer, link) : null;
}

/** Removes spaces and stray characters around a pasted address. */
function cleanEmail(data: ResumeData, pointer: string): PatchOperation[] | null {
  const email = textAt(data, pointer)
    .replace(/\s+/g, "")
    .replace(/^mailto:|^<|[>.,;]+$/gi, "");
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) ? replace(pointer, email) : null;
}

function swapped(data: ResumeData, pointer: string): PatchOperation[] | null {
  const path = pointer.replace(/\/(?:period|date)$/, "/dates");
  const dates = valueAt(data, path) as ResumeData["sections"]["experience"]["items"][number]["dates"] | undefined;
  return dates ? replace(path, { ...dates, start: dates.end, end: dates.start }) : null;
}

/** The layout's id of the section at a pointer. */
function sectionId(data: ResumeData, pointer: string): string | null {
  const [, group, name] = pointer.split("/");
  if (group === "summary") return "summary";
  return (group === "sections" ? name : data.customSections[Number(name)]?.id) ?? null;
}

function placed(data: ResumeData, pointer: string): PatchOperation[] | null {
  const id = sectionId(data, pointer);
  if (!id) return null;
  const { layout } = data.metadata;
  const pages = layout.pages.length > 0 ? layout.pages : [{ fullWidth: true, main: [], sidebar: [] }];
  return replace("/metadata/layout", moveSection({ ...layout, pages }, id, { page: pages.length - 1, column: "main" }));
}

function toMain(data: ResumeData, pointer: string): PatchOperation[] | null {
  const id = sectionId(data, pointer);
  const place = id ? findSection(data.metadata.layout, id) : undefined;
  return id && place
    ? replace("/metadata/layout", moveSection(data.metadata.layout, id, { page: place.page, column: "main" }))
    : null;
}

const oneColumn: Fix = ({ metadata: { layout } }) =>
  replace(
    "/metadata/layout/pages",
    layout.pages.map(({ main, sidebar }) => ({ fullWidth: true, main: [...main, ...sidebar], sidebar: [] })),
  );

/** Fixes that need no decision by the person. */
const FIXES: Partial<Record<WholeFinding["code"], Fix>> = {
  MALFORMED_URL: withScheme,
  MALFORMED_EMAIL: cleanEmail,
  PICTURE_PRESENT: (_data, pointer) => replace(`${pointer}/hidden`, true),
  REVERSED_PERIOD: swapped,
  SECTION_MISSING_FROM_LAYOUT: placed,
  MULTI_COLUMN_PROSE_SECTION: set(1),
  PROSE_SECTION_IN_SIDEBAR: toMain,
  TWO_COLUMN_LAYOUT: oneColumn,
  SMALL_BODY_FONT: set(9),
  TIGHT_LINE_HEIGHT: set(1.15),
  TIGHT_PAGE_MARGINS: set(8),
  NARROW_MARGINS: set(PRINTABLE_MARGIN),
  // What the file shows is mended in the document it is made from.
  MULTI_COLUMN_LAYOUT: oneColumn,
  NON_STANDARD_SECTION_TITLE: set(""),
};

/** The JSON patch operations that resolve a finding, or null if only the person can. */
export const fixOf = (data: ResumeData, { code, pointer }: Pick<WholeFinding, "code" | "pointer">): PatchOperation[] | null =>
  FIXES[code]?.(data, pointer ?? "") ?? null;
