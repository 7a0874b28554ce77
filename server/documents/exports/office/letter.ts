import type { LetterState } from "@/contracts/model/letter";
import { withSenderAddress } from "@/domain/letters/address";
import { lineText } from "@/typeset/content/plain-text";
import { type LetterGeometry, letterGeometry } from "@/typeset/letters/letter-geometry";
import { type LetterParts, letterParts } from "@/typeset/letters/letter-parts";
import { headBlocks } from "./head";
import { type Block, type BlockLook, block, type Inline, type OfficeDocument, type OfficePicture, words } from "./model";
import { textOf } from "./resume";
import { richText } from "./rich-text";
import { type OfficeStyle, officeStyleOf } from "./styles";

/**
 * A letter as office programs see it: the head of its template, then recipient, date and text where letters of its country have them.
 * What a window envelope fixes is reached by the space before a paragraph, so that the letter stays one text that can be edited.
 * The style must be resolved.
 */
export function officeLetter(input: LetterState, picture: OfficePicture | null): OfficeDocument {
  const letter = withSenderAddress(input);
  const { basics, metadata } = letter.style;
  const freeform = letter.layout === "freeform";
  const { geometry, margins } = letterGeometry(metadata.page, freeform, letter.details?.form);
  const parts = letterParts(letter, geometry);
  const officeStyle = officeStyleOf(metadata, textOf([basics, parts]), margins);
  const lists: OfficeDocument["lists"] = [];
  const head = headOf(letter, geometry, picture, officeStyle);
  const name = lineText(basics.name);
  const blocks = [
    ...head,
    ...addressed(parts, geometry, officeStyle, heightOf(head, officeStyle)),
    ...(geometry.head === "sender" ? senderAtRight(name, parts, officeStyle) : []),
    ...written(parts, geometry, officeStyle, lists),
  ];
  return {
    ...officeStyle.frame,
    title: lineText(letter.name),
    author: name,
    lists,
    parts: [{ columns: 1, gapPt: 0, blocks }],
    runningHeader: (metadata.page.runningHeader ?? !freeform) ? name : null,
  };
}

/** The head of the template; only the name in a form that has the rest of the sender beside the recipient; none where all of it is below. */
function headOf(
  { style: { basics } }: LetterState,
  { head }: LetterGeometry,
  picture: OfficePicture | null,
  officeStyle: OfficeStyle,
): Block[] {
  if (head === "template") return headBlocks(basics, picture, [], officeStyle);
  return head === "name" ? [block("Title", [words(lineText(basics.name))])] : [];
}

/** How high paragraphs are whose lines are not broken. */
function heightOf(blocks: readonly Block[], { frame, widthPt }: OfficeStyle): number {
  return blocks.reduce((sum, { style, look, content }) => {
    const { beforePt = 0, afterPt = 0, linePt = 0, sizePt = 0 } = { ...frame.styles.Normal, ...frame.styles[style], ...look };
    const drawn = content.flatMap((each) =>
      each.kind === "picture" && each.picture.stands === "inline" ? [each.picture.heightPt] : [],
    );
    const letters = content.reduce((count, each) => count + (each.kind === "text" ? each.text.length : 0), 0);
    const lines = Math.max(1, Math.ceil((letters * sizePt * 0.52) / widthPt));
    return sum + beforePt + afterPt + lines * Math.max(linePt, sizePt * 1.2) + Math.max(0, ...drawn);
  }, 0);
}

/** Recipient and date. In a window letter the recipient begins at its height, with the sender's line above it. */
function addressed(parts: LetterParts, geometry: LetterGeometry, officeStyle: OfficeStyle, headPt: number): Block[] {
  const { window } = geometry;
  const { page, styles } = officeStyle.frame;
  const lineFor = officeStyle.bodyPt * 1.2;
  const line = Math.max(styles.Normal.linePt ?? 0, lineFor);
  const date: Inline[] = parts.date ? [words(parts.date.text)] : [];
  const structured = parts.recipient.map(({ text }) => [words(text)]);
  const input = richText([], { afterPt: 0 })(parts.recipientBlock);
  if (!window) {
    const dated =
      date.length > 0 ? [block("Normal", date, { align: geometry.dateSide, beforePt: 2 * line, afterPt: 1.2 * line })] : [];
    const spaced = [...structured.map((content) => block("Normal", content, { afterPt: 0 })), ...input];
    return [...dated, ...withSpace(spaced, dated.length > 0 ? 0 : 2 * line, 1.5 * line)];
  }
  const indentPt = Math.max(0, window.x - page.left);
  const until = page.top + headPt;
  const returned =
    window.returnLineY !== null && parts.returnLine !== ""
      ? [
          block("Normal", [words(parts.returnLine, { sizePt: 7.5, color: officeStyle.paper.muted, underline: true })], {
            beforePt: Math.max(0, window.returnLineY - until),
            afterPt: 0,
            linePt: 10,
            indentPt,
          }),
        ]
      : [];
  const reached = returned.length > 0 ? Math.max(until, window.returnLineY ?? 0) + 10 : until;
  // The text beside the recipient, line by line.
  const info = window.date.below ? [] : [...parts.sender.map(({ text }) => [words(text)]), ...(date.length > 0 ? [date] : [])];
  const tab = { atPt: Math.max(indentPt + 1, window.date.x - page.left), align: "start" as const };
  const count = Math.max(structured.length, info.length, input.length > 0 ? 0 : 1);
  const lines = Array.from({ length: count }, (_, index) => {
    const [content = [], besides] = [structured[index], info[index]];
    return besides
      ? block("Normal", [...content, { kind: "tab" }, ...besides], { indentPt, afterPt: 0, tabs: [tab] })
      : block("Normal", content, { indentPt, afterPt: 0 });
  });
  const recipient = withSpace([...lines, ...input], Math.max(0, window.y - reached), 0);
  const ends = Math.max(reached, window.y) + recipient.length * line;
  const datePt = Math.max(0, window.date.y - ends, line);
  const below =
    date.length > 0 && window.date.below
      ? [block("Normal", date, { beforePt: datePt, afterPt: 0, indentPt: Math.max(0, window.date.x - page.left) })]
      : [];
  const from = below.length > 0 ? ends + datePt + line : ends;
  return withSpace([...returned, ...recipient, ...below], null, Math.max(line, window.bodyY - from));
}

/** The sender at the right, below the recipient. */
function senderAtRight(name: string, parts: LetterParts, officeStyle: OfficeStyle): Block[] {
  const lines = [words(name, { bold: true }), ...parts.sender.map(({ text }) => words(text))];
  const line = Math.max(officeStyle.frame.styles.Normal.linePt ?? 0, officeStyle.bodyPt * 1.2);
  return withSpace(
    lines.map((content) => block("Normal", [content], { align: "end", afterPt: 0 })),
    0,
    2 * line,
  );
}

/** The first paragraph with that space before it, the last with that space after it. */
function withSpace(blocks: Block[], beforePt: number | null, afterPt: number): Block[] {
  return blocks.map((each, index) => {
    const more: BlockLook = {
      ...(index === 0 && beforePt !== null && { beforePt }),
      ...(index === blocks.length - 1 && { afterPt }),
    };
    return { ...each, look: { ...each.look, ...more } };
  });
}

/** Subject, greeting, text and sign-off; paragraphs are spaced, and there is room for a signature. */
function written(
  parts: LetterParts,
  geometry: LetterGeometry,
  officeStyle: OfficeStyle,
  lists: OfficeDocument["lists"],
): Block[] {
  const apart = 0.75 * officeStyle.bodyPt;
  const line = Math.max(officeStyle.frame.styles.Normal.linePt ?? 0, officeStyle.bodyPt * 1.2);
  const rich = richText(lists, { afterPt: apart });
  const signOff = richText(lists, {
    afterPt: 0,
    ...(geometry.signOffX !== null && { indentPt: Math.max(0, geometry.signOffX - officeStyle.frame.page.left) }),
    ...(geometry.name === "japanese" && { align: "end" as const }),
  });
  const keep = (blocks: Block[]) => blocks.map((each) => ({ ...each, look: { ...each.look, keepNext: true } }));
  const isOwn = parts.subjectPointer === "/details/subject";
  const centred = isOwn && geometry.subject === "centred" ? { align: "center" as const } : {};
  const isBelow = isOwn && geometry.subject === "belowGreeting";
  const subject = withSpace(rich(parts.subject), null, isBelow ? apart : 1.5 * line).map((each) => ({
    ...each,
    look: { ...each.look, ...centred },
  }));
  const greeting = keep(rich(parts.greeting));
  return [
    ...(isBelow ? [...greeting, ...subject] : [...subject, ...greeting]),
    ...rich(parts.content),
    ...keep(withSpace(signOff(parts.closing), apart, 0)),
    ...withSpace(signOff(parts.signed), 3 * officeStyle.bodyPt * 1.2, 0),
    ...withSpace(
      parts.enclosures.map(({ text }, index) =>
        block("Normal", [words(text, index === 0 ? { bold: true } : {})], { afterPt: 0 }),
      ),
      2 * line,
      0,
    ),
  ];
}
