import { textsOf } from "@/domain/imports/draft";
import { listToRichText, plainToRichText } from "@/domain/rich-text/from-plain";

/** Paragraphs, then the highlights as a list. */
export const described = (paragraphs: string[], item: Record<string, unknown>) =>
  paragraphs.map(plainToRichText).join("") + listToRichText(textsOf(item.highlights));
