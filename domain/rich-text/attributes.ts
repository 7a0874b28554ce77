import { cleanLink } from "@/domain/links/clean-link";
import type { RichTextElement, RichTextTag, TextAlign } from "@/domain/rich-text/element";
import { TEXT_BLOCKS } from "@/domain/rich-text/element";

type Attributes = Pick<RichTextElement, "href" | "align" | "start">;
interface Attribute {
  name: string;
  value: string;
}

/** The attributes an element may keep; undefined if the element is useless without them (an unsafe link). */
export function allowedAttributes(tag: RichTextTag, attributes: readonly Attribute[]): Attributes | undefined {
  const value = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
  if (tag === "a") {
    const href = cleanLink(value("href") ?? "");
    return href === "" ? undefined : { href };
  }
  if (TEXT_BLOCKS.has(tag)) {
    const align = readAlign(value("style") ?? "") ?? readAlign(`text-align:${value("align") ?? ""}`);
    return align ? { align } : {};
  }
  const start = tag === "ol" ? Number(value("start") ?? "1") : 1;
  return start !== 1 && Number.isInteger(start) && Math.abs(start) < 1e6 ? { start } : {};
}

/** Whether the attributes in the source are exactly as they would be written. */
export function isAsWritten(tag: RichTextTag, attributes: readonly Attribute[], allowed: Attributes): boolean {
  const written = attributeList(allowed);
  return (
    tag.length > 0 &&
    attributes.length === written.length &&
    attributes.every(({ name, value }, index) => written[index]?.name === name && written[index]?.value === value)
  );
}

/** The attributes as they are written. */
export function attributeList({ href, align, start }: Attributes): Attribute[] {
  if (href !== undefined) return [{ name: "href", value: href }];
  if (align !== undefined) return [{ name: "style", value: `text-align: ${align}` }];
  return start !== undefined ? [{ name: "start", value: String(start) }] : [];
}

function readAlign(style: string): TextAlign | undefined {
  const align = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:;|$)/i.exec(style)?.[1];
  return align?.toLowerCase() as TextAlign | undefined;
}
