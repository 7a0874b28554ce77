import { richTextToPlain } from "@/domain/rich-text/plain";

/** A paragraph of rich text, or an item of a list as a separate list. */
export interface TextBlock {
  html: string;
  text: string;
}

/** The paragraphs and list items of rich text that the reader of files wrote. */
export function blocksOfRichText(html: string): TextBlock[] {
  const pieces = html.match(/<ul>[\s\S]*?<\/ul>|<ol>[\s\S]*?<\/ol>|<p>[\s\S]*?<\/p>/g) ?? [];
  return pieces.flatMap((piece) => {
    if (piece.startsWith("<p>")) return [{ html: piece, text: richTextToPlain(piece) }];
    const list = piece.slice(0, 4);
    return (piece.match(/<li>[\s\S]*?<\/li>/g) ?? []).map((item) => ({
      html: `${list}${item}</${list.slice(1)}`,
      text: richTextToPlain(item.replace(/^<li>|<\/li>$/g, "")).trim(),
    }));
  });
}
