import { profileOfAddress } from "@/domain/imports/networks";
import type { Line } from "@/domain/imports/pdf/layout/lines";

/** Without the names of accounts that the line links to: icons before them may have left no sign. */
export function withoutHandles(part: string, { links }: Line): string {
  const handles = new Set(links.flatMap((url) => profileOfAddress(url)?.username.toLowerCase() ?? []));
  return part
    .split(" ")
    .filter((word) => !handles.has(word.toLowerCase().replace(/^@/, "")))
    .join(" ");
}

/** Texts of a cell that only space, or an icon without a letter, holds apart: letter heights between them, more than between words. */
export function piecesApart({ text, spans }: Line["cells"][number]): string[] {
  const pieces: string[] = [];
  spans.forEach((span, index) => {
    const before = spans[index - 1];
    const isApart = before !== undefined && span.left - before.right > span.size * 0.6;
    if (pieces.length === 0 || isApart) pieces.push(span.text);
    else pieces.push(`${pieces.pop() ?? ""}${span.text}`);
  });
  // Letter-spaced texts are joined in the cell, but not in its spans.
  const letters = (each: string) => each.replaceAll(/\s/g, "");
  return pieces.length > 1 && letters(pieces.join("")) === letters(text) && pieces.length < 12 ? pieces : [text];
}
