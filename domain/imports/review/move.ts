import { blocksOfRichText } from "@/domain/imports/review/blocks";
import { emptyEntry } from "@/domain/imports/review/new-entry";
import { type FieldMark, fieldKey, type Review } from "@/domain/imports/review/review";
import { fieldsOfType, type ReviewItem, reviewSections, sectionOf, withItems } from "@/domain/imports/review/sections";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import type { Role } from "@/sections/experience/schema";

/** Moves an entry to the end of another section. What that section has no field for goes into its text, or back to the unplaced texts. */
export function moveEntry(review: Review, itemId: string, sectionId: string): Review {
  const source = sectionOf(review.data, itemId);
  const target = reviewSections(review.data).find((section) => section.id === sectionId);
  const item = source?.items.find((each) => each.id === itemId);
  if (!source || !target || !item || source.id === target.id) return review;
  const { converted, homes, left } = converting(
    item,
    fieldsOfType(source.type),
    fieldsOfType(target.type),
    emptyEntry(target.type, itemId),
  );
  const without = withItems(
    review.data,
    source.id,
    source.items.filter((each) => each.id !== itemId),
  );
  const data = withItems(without, target.id, [...target.items, converted]);
  const unplaced = left.map((text, index) => ({ text, kind: "text" as const, id: `${itemId}-${sectionId}-${index}` }));
  return { data, marks: movedMarks(review.marks, itemId, homes), unplaced: [...review.unplaced, ...unplaced] };
}

type Fields = ReturnType<typeof fieldsOfType>;

function converting(item: ReviewItem, source: Fields, target: Fields, empty: ReviewItem) {
  const kinds = new Map(target.fields.map(({ name, kind }) => [name, kind]));
  const converted: ReviewItem = { ...empty };
  const homes = new Map<string, string>();
  const homeless: string[] = [];
  for (const { name, kind } of source.fields) {
    const home = name === source.mainField ? target.mainField : name === source.secondField ? target.secondField : name;
    const fits = home !== null && kinds.get(home) === kind;
    if (fits) {
      converted[home] = item[name];
      homes.set(name, home);
      if (kind === "dates" && source.datesText && target.datesText) converted[target.datesText] = item[source.datesText];
    } else homeless.push(...textsOf(item, name, kind, source.datesText));
  }
  const texts = homeless.filter((text) => text.trim() !== "");
  const room = target.fields.find(({ kind }) => kind === "rich-text")?.name;
  if (room === undefined) return { converted, homes, left: texts };
  converted[room] = plainToRichText(texts.join("\n")) + String(converted[room] ?? "");
  return { converted, homes, left: [] as string[] };
}

/** The text of a field. Icons and levels follow from others. */
function textsOf(item: ReviewItem, name: string, kind: string, datesText: string | null): string[] {
  const value = item[name];
  if (kind === "dates") return datesText ? [String(item[datesText] ?? "")] : [];
  if (kind === "website") return [(value as { url?: string } | undefined)?.url ?? ""];
  if (kind === "keywords") return [(value as string[]).join(", ")];
  if (kind === "roles")
    return (value as Role[]).flatMap((role) => [`${role.position} ${role.period}`.trim(), ...blockTexts(role.description)]);
  if (kind === "rich-text") return blockTexts(String(value));
  return kind === "text" ? [String(value ?? "")] : [];
}

const blockTexts = (html: string): string[] => blocksOfRichText(html).map((block) => block.text);

function movedMarks(marks: Review["marks"], itemId: string, homes: ReadonlyMap<string, string>): Record<string, FieldMark> {
  return Object.fromEntries(
    Object.entries(marks).map(([key, mark]) => {
      const [owner = "", field = ""] = key.split("/");
      const home = owner === itemId ? homes.get(field) : undefined;
      return home === undefined ? [key, mark] : [fieldKey(itemId, home), mark];
    }),
  );
}
