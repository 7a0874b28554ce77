import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { since, withFallback } from "@/contracts/model/fallback";
import { iconText, idText, line } from "@/contracts/model/resume/text";

/** Fields that every section has: the entries of `sections`, `summary` and the custom sections. */
export const sectionFields = {
  title: line("Heading as typed; empty prints the heading of the resume's language."),
  icon: withFallback(
    iconText("Icon beside the heading: empty for the section's own, `none` for none, else a Phosphor icon name."),
    "",
  ),
  columns: withFallback(
    z.int().min(LIMITS.resume.columns.min).max(LIMITS.resume.columns.max).describe("Columns the items are set in, 1 to 6."),
    1,
  ),
  hidden: z.boolean().describe("Left out of the page and of the public view."),
  keepTogether: withFallback(z.boolean().describe("Not broken over two pages when it fits on one."), false),
  startOnNewPage: withFallback(z.boolean().describe("Begins on a new page."), false),
  showHeading: since("6", withFallback(z.boolean().describe("Whether the heading is printed."), true)),
};

export const mainEntryBold = withFallback(
  z.boolean().optional().describe("Sets each item's main line in bold; the template decides when it is left out."),
  undefined,
);

export const KEYWORD_LAYOUTS = ["inline", "list"] as const;
export const SKILL_LAYOUTS = ["default", "inline"] as const;

export const keywordLayout = since(
  "6",
  withFallback(z.enum(KEYWORD_LAYOUTS).describe("Keywords as a comma list (`inline`) or one bullet each (`list`)."), "inline"),
);
export const skillLayout = since(
  "6",
  withFallback(z.enum(SKILL_LAYOUTS).describe("`inline` sets all skills in running text and forces one column."), "default"),
);

/** Fields that every item has. */
export const itemFields = {
  id: idText("Unique within the resume."),
  hidden: z.boolean().describe("Left out of the page and of the public view."),
};

/** Items of a section, in printed order; at most 500. */
export const itemList = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .max(LIMITS.resume.items)
    .describe("Items in printed order. An item whose main field is empty is a draft: kept, not printed.");

export const levelField = withFallback(
  z.number().min(LIMITS.resume.level.min).max(LIMITS.resume.level.max).describe("0 to 5; 0 shows no level."),
  0,
);

export const keywordsField = withFallback(
  z.array(z.string().max(LIMITS.resume.keyword)).max(LIMITS.resume.keywords).describe("Keywords in printed order."),
  [],
);
