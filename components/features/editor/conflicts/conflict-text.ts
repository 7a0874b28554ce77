/** Fields that are not shown: ids, icons and derived text. */
const UNREAD = new Set(["id", "dates", "icon", "iconColor", "type", "keywordLayout", "layout"]);

/** A value of a document as readable text, possibly empty. */
export function conflictText(value: unknown, words: { on: string; off: string }): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? words.on : words.off;
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object") return String(value);
  const parts = Array.isArray(value) ? value : Object.entries(value).flatMap(([key, part]) => (UNREAD.has(key) ? [] : [part]));
  return parts
    .filter((part) => typeof part !== "boolean" && part !== 0)
    .map((part) => conflictText(part, words))
    .filter((text) => text !== "")
    .join(" · ");
}

const plainText = (html: string) =>
  html
    .replace(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n\s*/g, "\n")
    .trim();
