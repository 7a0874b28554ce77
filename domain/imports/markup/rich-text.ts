import { markdownToHtml } from "@/domain/imports/markup/markdown";
import { cleanRichText } from "@/domain/rich-text/clean";

/** Markdown of a single field as rich text. */
export const markdownToRichText = (markdown: string): string =>
  markdown.trim() === "" ? "" : cleanRichText(markdownToHtml(markdown).replaceAll(/>\n+</g, "><"));
