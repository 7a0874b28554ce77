const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escaped = (text: unknown): string => String(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A line of a description: `code` and **strong**, all else as text. */
export const inline = (text: unknown): string =>
  escaped(text ?? "")
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");

/** A description of several paragraphs. */
export const paragraphs = (text: unknown): string =>
  String(text ?? "")
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${inline(part)}</p>`)
    .join("");

/** An example as JSON, cut after a screen or two: the document has all of it. */
export function example(value: unknown): string {
  const lines = (JSON.stringify(value, null, 2) ?? "").split("\n");
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "…"] : lines;
  return `<pre tabindex="0"><code>${escaped(shown.join("\n"))}</code></pre>`;
}

const MAX_LINES = 60;

/** Ids of the page. Operations and schemas have their own names. */
export const anchor = (kind: "tag" | "schema", name: string): string =>
  `${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
