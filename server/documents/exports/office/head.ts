import type { Basics } from "@/contracts/model/resume/basics";
import { contacts } from "@/typeset/content/header";
import { lineText } from "@/typeset/content/plain-text";
import { type Block, block, type Inline, type OfficePicture, words } from "./model";
import type { OfficeStyle } from "./styles";

/** The contacts in one paragraph: as many to a line as fit. */
export function contactLine(basics: Basics, { look, contact }: OfficeStyle): Inline[] {
  // Spaces that do not break keep the sign at the end of the line.
  const between = look.header.parted === "bar" ? "\u00a0\u00a0|  " : "\u00a0\u00a0·  ";
  return contacts(basics).flatMap(({ text, href }, index) => [
    ...(index === 0 ? [] : [words(between, { color: contact.muted })]),
    words(text, { color: contact.ink }, href ?? null),
  ]);
}

/** The person at the top of the document, as the template orders name, headline, introduction and contacts. */
export function headBlocks(
  basics: Basics,
  picture: OfficePicture | null,
  introduction: Block[],
  officeStyle: OfficeStyle,
): Block[] {
  const { header } = officeStyle.look;
  const name = lineText(basics.name);
  const headline = lineText(basics.headline);
  const named = name === "" ? [] : [block("Title", [words(name)])];
  const titled = headline === "" ? [] : [block("Subtitle", [words(headline)])];
  const reached = contactLine(basics, officeStyle);
  const lines = [
    ...(header.headlineFirst ? [...titled, ...named] : [...named, ...titled]),
    ...introduction,
    ...(reached.length > 0 ? [block("Contact", reached)] : []),
  ];
  if (!picture) return lines;
  const drawn: Inline = { kind: "picture", picture };
  const [first, ...rest] = lines;
  // Above the words it has a paragraph in their ground or frame; beside them it hangs from the first one.
  if (picture.stands === "inline" || !first) {
    const { borders, fill, indentPt, endIndentPt } = officeStyle.frame.styles[first?.style ?? "Contact"];
    const around = {
      ...(borders && { borders }),
      ...(fill && { fill }),
      ...(indentPt && { indentPt, endIndentPt: endIndentPt ?? 0 }),
    };
    return [block("Normal", [drawn], { ...around, align: header.align, afterPt: first ? 0 : 8, keepNext: true }), ...lines];
  }
  return roomBeside(picture, [{ ...first, content: [drawn, ...first.content] }, ...rest], officeStyle);
}

/** The head is at least as high as the picture beside it, so that no section begins next to it. */
function roomBeside({ heightPt }: OfficePicture, lines: Block[], { frame }: OfficeStyle): Block[] {
  const high = lines.reduce((sum, { style }) => {
    const { beforePt = 0, afterPt = 0, linePt = 0, sizePt = 0 } = { ...frame.styles.Normal, ...frame.styles[style] };
    return sum + beforePt + afterPt + Math.max(linePt, sizePt * 1.2);
  }, 0);
  const last = lines.at(-1);
  if (!last || high >= heightPt) return lines;
  const afterPt = (frame.styles[last.style].afterPt ?? 0) + heightPt - high + 6;
  return [...lines.slice(0, -1), { ...last, look: { ...last.look, afterPt } }];
}
