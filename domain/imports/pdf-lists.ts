/** A group of keywords, or one of them alone. */
interface ListEntry {
  label: string;
  keywords: string[];
}

const BULLET = /^[•‣◦▪●·*–—-]\s*/;

/** Divides lines of skills or interests: “Label: a, b, c” is a group, other lines are entries divided by commas or bullets. */
export function splitList(lines: readonly string[]): ListEntry[] {
  return lines.flatMap((line): ListEntry[] => {
    const text = line.replace(BULLET, "").trim();
    const [, label = "", list = ""] = /^([^:,;]{2,50}):\s*(.+)$/.exec(text) ?? [];
    if (label !== "") return [{ label: label.trim(), keywords: parts(list) }];
    return parts(text).map((part) => ({ label: part, keywords: [] }));
  });
}

/** Commas inside of brackets do not divide. */
const parts = (text: string) =>
  text
    .split(/\s*[;|•·▪●]\s*|,\s*(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && /[\p{L}\p{N}]/u.test(part));
