import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { since, withFallback } from "@/contracts/model/fallback";
import { iconText, idText, line } from "@/contracts/model/resume/text";

/** Fields that every section has: the entries of `sections`, `summary` and the custom sections. */
export const sectionFields = {
  title: line("Heading as typed. If empty, the default heading in the resume's language is printed."),
  icon: withFallback(
    iconText("Icon beside the heading: empty for the section's own, `none` for none, else a Phosphor icon name."),
    "",
  ),
  columns: withFallback(
    z.int().min(LIMITS.resume.columns.min).max(LIMITS.resume.columns.max).describe("Number of columns for the items, 1 to 6."),
    1,
  ),
  hidden: z.boolean().describe("Hidden on the page and in the public view."),
  keepTogether: withFallback(z.boolean().describe("Kept on one page if it fits."), false),
  startOnNewPage: withFallback(z.boolean().describe("Starts on a new page."), false),
  showHeading: since("6", withFallback(z.boolean().describe("Whether the heading is printed."), true)),
};

export const mainEntryBold = withFallback(
  z.boolean().optional().describe("Prints each item's main line in bold. Defaults to the template's choice."),
  undefined,
);

export const KEYWORD_LAYOUTS = ["inline", "list"] as const;
export const SKILL_LAYOUTS = ["default", "inline"] as const;

export const keywordLayout = since(
  "6",
  withFallback(z.enum(KEYWORD_LAYOUTS).describe("Keywords separated by commas (`inline`) or as bullets (`list`)."), "inline"),
);
export const skillLayout = since(
  "6",
  withFallback(z.enum(SKILL_LAYOUTS).describe("`inline` prints all skills as running text in one column."), "default"),
);

/** In a custom section of skills both are absent unless chosen. */
export const customKeywordLayout = withFallback(
  z.enum(KEYWORD_LAYOUTS).optional().describe("Keywords separated by commas or as bullets."),
  undefined,
);
export const customSkillLayout = withFallback(
  z.enum(SKILL_LAYOUTS).optional().describe("`inline` prints all skills as running text."),
  undefined,
);

/** Fields that every item has. */
export const itemFields = {
  id: idText("Unique within the resume."),
  hidden: z.boolean().describe("Hidden on the page and in the public view."),
};

/** Items of a section, in printed order; at most 500. */
export const itemList = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .max(LIMITS.resume.items)
    .describe("Items in printed order. An item whose main field is empty is a draft: stored, not printed.");

export const levelField = withFallback(
  z.number().min(LIMITS.resume.level.min).max(LIMITS.resume.level.max).describe("0 to 5; 0 shows no level."),
  0,
);

export const keywordsField = withFallback(
  z.array(z.string().max(LIMITS.resume.keyword)).max(LIMITS.resume.keywords).describe("Keywords in printed order."),
  [],
);

/** A built-in section of these items. */
export const section = <Item extends z.ZodObject>(item: Item) => z.object({ ...sectionFields, items: itemList(item) });

/** A built-in section whose items have a main line that can be set in bold. */
export const boldSection = <Item extends z.ZodObject>(item: Item) => section(item).extend({ mainEntryBold });
