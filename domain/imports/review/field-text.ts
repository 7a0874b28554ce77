import type { Dates } from "@/contracts/model/resume/dates";
import { parseDates } from "@/domain/dates/parse";
import type { ReviewItem } from "@/domain/imports/review/sections";
import { proseToRichText } from "@/domain/rich-text/from-plain";
import { richTextToPlain } from "@/domain/rich-text/plain";

/** How a field is edited in a review: in one line, or in several. */
export type ReviewKind = "text" | "rich-text" | "keywords" | "website" | "dates";

/** The text of a field as a person edits it. */
export function typedText(item: ReviewItem, path: string, kind: ReviewKind, datesText: string | null): string {
  const value = valueAt(item, path);
  if (kind === "keywords") return Array.isArray(value) ? value.join(", ") : "";
  if (kind === "website") return (value as { url?: string } | undefined)?.url ?? "";
  if (kind === "dates") return String(valueAt(item, path.replace(/dates$/, datesText ?? "period")) ?? "");
  return kind === "rich-text" ? richTextToPlain(String(value ?? "")).trim() : String(value ?? "");
}

/** The item with a field as it was typed. */
export function withTyped(item: ReviewItem, path: string, kind: ReviewKind, text: string, dates: DatesText): ReviewItem {
  if (kind === "keywords")
    return withValue(
      item,
      path,
      text.split(/\s*[,;\n]\s*/).filter((word) => word !== ""),
    );
  if (kind === "website") return withValue(item, `${path}/url`, text.trim());
  if (kind === "rich-text") return withValue(item, path, proseToRichText(text));
  if (kind === "text") return withValue(item, path, text);
  const read: Dates = parseDates(text, dates.locale);
  return withValue(withValue(item, path, read), path.replace(/dates$/, dates.field ?? "period"), text);
}

interface DatesText {
  locale: string;
  /** The field with the printed dates. */
  field: string | null;
}

const valueAt = (item: unknown, path: string): unknown =>
  path.split("/").reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], item);

function withValue<Item>(item: Item, path: string, value: unknown): Item {
  const [key = "", ...rest] = path.split("/");
  const inner = rest.length === 0 ? value : withValue((item as Record<string, unknown>)[key], rest.join("/"), value);
  if (Array.isArray(item)) return item.map((each, index) => (index === Number(key) ? inner : each)) as Item;
  return { ...item, [key]: inner };
}
