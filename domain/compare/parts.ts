import type { ResumeData } from "@/contracts/model/resume/data";
import { isSameJson } from "@/domain/patch/same-json";
import { type AnyItem, type AnySection, allSections, fieldText } from "@/domain/sections/all-sections";
import { entryOf } from "@/domain/sections/entry";

/** A part of a resume that can be restored separately. */
export interface ChangedPart {
  /** Names the part: `basics`, `picture`, `design`, `layout`, or `<section id>` with `/<item id>` for an item. */
  key: string;
  /** `removed` is only in the version, `added` only in the current text. */
  kind: "changed" | "removed" | "added";
  /** The section it is in, or null. */
  sectionId: string | null;
  /** The item's first line; empty for a section as a whole. */
  title: string;
}

const DESIGN_KEYS = ["template", "page", "design", "typography", "stylesheet"] as const;
const designOf = ({ metadata }: ResumeData) => DESIGN_KEYS.map((key) => metadata[key]);

/** Everything of a section but its items: title, columns, whether it is shown; for the summary its text as well. */
const frameOf = ({ section }: AnySection) => ({ ...section, items: null });

/** The parts of a version that differ from the current text, in document order. */
export function changedParts(version: ResumeData, now: ResumeData): ChangedPart[] {
  const whole = (key: string, before: unknown, after: unknown): ChangedPart[] =>
    isSameJson(before, after) ? [] : [{ key, kind: "changed", sectionId: null, title: "" }];
  const [old, current] = [sectionsById(version), sectionsById(now)];
  const ids = [...new Set([...current.keys(), ...old.keys()])];
  return [
    ...whole("basics", version.basics, now.basics),
    ...whole("picture", version.picture, now.picture),
    ...ids.flatMap((id) => sectionChanges(id, old.get(id), current.get(id))),
    ...whole("layout", version.metadata.layout, now.metadata.layout),
    ...whole("design", designOf(version), designOf(now)),
  ];
}

const sectionsById = (data: ResumeData) => new Map(allSections(data).map((section) => [section.id, section]));

function sectionChanges(id: string, before: AnySection | undefined, after: AnySection | undefined): ChangedPart[] {
  const part = (kind: ChangedPart["kind"]): ChangedPart => ({ key: id, kind, sectionId: id, title: "" });
  if (!before || !after) return before ? [part("removed")] : after ? [part("added")] : [];
  const frame = isSameJson(frameOf(before), frameOf(after)) ? [] : [part("changed")];
  return id === "summary" ? frame : [...frame, ...itemChanges(id, before, after)];
}

function itemChanges(sectionId: string, before: AnySection, after: AnySection): ChangedPart[] {
  const [old, current] = [before, after].map(({ items }) => new Map(items.map((item) => [item.id, item])));
  const ids = [...new Set([...(current?.keys() ?? []), ...(old?.keys() ?? [])])];
  return ids.flatMap((id): ChangedPart[] => {
    const [one, other] = [old?.get(id), current?.get(id)];
    const shown = one ?? other;
    if (!shown || (one && other && isSameJson(one, other))) return [];
    const title = titleOf(before, shown);
    return [{ key: `${sectionId}/${id}`, kind: one && other ? "changed" : one ? "removed" : "added", sectionId, title }];
  });
}

const titleOf = ({ kind }: AnySection, item: AnyItem): string =>
  kind === "summary" || kind === "cover-letter"
    ? fieldText(item, "content")
        .replace(/<[^>]*>/g, " ")
        .trim()
    : entryOf(kind, item).primary;

/** The current text with one part as in the version. A part missing in the version is removed. */
export function withPart(now: ResumeData, version: ResumeData, key: string): ResumeData {
  if (key === "basics" || key === "picture") return { ...now, [key]: version[key] };
  if (key === "layout") return { ...now, metadata: { ...now.metadata, layout: version.metadata.layout } };
  if (key === "design") {
    const design = Object.fromEntries(DESIGN_KEYS.map((name) => [name, version.metadata[name]]));
    return { ...now, metadata: { ...now.metadata, ...design } };
  }
  const [sectionId = "", itemId] = key.split("/");
  if (sectionId === "summary") return { ...now, summary: version.summary };
  const [before, after] = [sectionsById(version).get(sectionId), sectionsById(now).get(sectionId)];
  if (itemId === undefined) return withSection(now, version, sectionId, before, after);
  if (!after) return now;
  const old = before?.items.find(({ id }) => id === itemId);
  const items = withItem(after.items, old, itemId, before?.items ?? []);
  return replacedSection(now, sectionId, { ...after.section, items });
}

/** Puts an item at its current position, or where the version had it among its neighbours. */
function withItem(items: readonly AnyItem[], old: AnyItem | undefined, id: string, order: readonly AnyItem[]): AnyItem[] {
  if (!old) return items.filter((item) => item.id !== id);
  if (items.some((item) => item.id === id)) return items.map((item) => (item.id === id ? old : item));
  const before = new Set(
    order
      .slice(
        0,
        order.findIndex((item) => item.id === id),
      )
      .map((item) => item.id),
  );
  const at = items.findLastIndex((item) => before.has(item.id)) + 1;
  return [...items.slice(0, at), old, ...items.slice(at)];
}

function withSection(
  now: ResumeData,
  version: ResumeData,
  id: string,
  before: AnySection | undefined,
  after: AnySection | undefined,
): ResumeData {
  if (before && after) return replacedSection(now, id, { ...before.section, items: after.items });
  if (!before) return { ...now, customSections: now.customSections.filter((section) => section.id !== id) };
  const missing = version.customSections.filter((section) => section.id === id);
  return { ...now, customSections: [...now.customSections, ...missing] };
}

const replacedSection = (now: ResumeData, id: string, section: object): ResumeData =>
  id in now.sections
    ? { ...now, sections: { ...now.sections, [id]: section } }
    : { ...now, customSections: now.customSections.map((each) => (each.id === id ? (section as typeof each) : each)) };
