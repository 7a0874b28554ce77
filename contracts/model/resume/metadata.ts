import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { droppingBadItems, since, withFallback } from "@/contracts/model/fallback";
import {
  DATE_FORMATS,
  FONT_WEIGHTS,
  LEVEL_TYPES,
  PAGE_FORMATS,
  SIDEBAR_SIDES,
  STYLESHEET_MODES,
} from "@/contracts/model/resume/design-choices";
import { styleRuleSchema } from "@/contracts/model/resume/style-rules";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { colorText, iconText, idText, lengthPt, richText } from "@/contracts/model/resume/text";

const sectionIds = (description: string) =>
  z
    .array(idText("A section key, `summary`, or the id of a custom section."))
    .max(LIMITS.resume.sectionsPerPage)
    .describe(description);

export const layoutPageSchema = z.object({
  fullWidth: z.boolean().describe("One column: sections in `sidebar` print after those in `main`."),
  main: sectionIds("Sections of the main column, in order."),
  sidebar: sectionIds("Sections of the sidebar, in order."),
});
export type LayoutPage = z.infer<typeof layoutPageSchema>;

export const layoutSchema = z
  .object({
    sidebarWidth: withFallback(
      z
        .number()
        .min(LIMITS.resume.sidebarWidth.min)
        .max(LIMITS.resume.sidebarWidth.max)
        .describe("Width of the sidebar, 10 to 50 percent of the page."),
      35,
    ),
    sidebarSide: withFallback(
      z
        .enum(SIDEBAR_SIDES)
        .optional()
        .describe("Side of the sidebar, mirrored for right-to-left languages. Defaults to the template's side."),
      undefined,
    ),
    pages: z
      .array(layoutPageSchema)
      .max(LIMITS.resume.pages)
      .describe("The page and column of each section. A section that is not on any page is not printed."),
  })
  .describe("Pages and their sections.");
export type Layout = z.infer<typeof layoutSchema>;

const margin = (description: string) =>
  z.number().min(LIMITS.resume.margin.min).max(LIMITS.resume.margin.max).describe(`${description} 0 to 100 points.`);

/** A language tag such as `de` or `pt-BR`. */
export const LOCALE_TAG = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

const pageFields = {
  gapX: lengthPt("Horizontal gap between columns."),
  gapY: lengthPt("Vertical gap between sections and items."),
  marginX: withFallback(margin("Left and right margin."), 14),
  marginY: withFallback(margin("Top and bottom margin."), 12),
  format: withFallback(z.enum(PAGE_FORMATS).describe("Paper size; `free-form` is one page as long as its content."), "a4"),
  locale: withFallback(
    z
      .string()
      .max(LIMITS.resume.locale)
      .regex(LOCALE_TAG)
      .describe("BCP 47 language tag; headings, dates and direction follow it."),
    "en-US",
  ),
  hideLinkUnderline: withFallback(z.boolean().describe("Prints links without underlines."), false),
  hideIcons: withFallback(z.boolean().describe("Hides icons beside contact lines and items."), false),
  hideSectionIcons: withFallback(z.boolean().describe("Hides icons beside headings."), true),
  dateFormat: since(
    "6",
    withFallback(
      z
        .enum(DATE_FORMATS)
        .describe("How dates print: Mar 2022, March 2022, 03/2022, 2022-03. If omitted, it is derived from the existing texts."),
      "short",
    ),
  ),
  runningHeader: withFallback(
    z
      .boolean()
      .optional()
      .describe(
        "Prints the name and the page number above the text from page 2; the top margin is then at least 30 points. If omitted, only structured letters print it.",
      ),
    undefined,
  ),
};
export const pageSchema = z.object(pageFields).describe("Paper size, gaps and margins; all lengths in points.");
export type PageSettings = z.infer<typeof pageSchema>;

export const designSchema = z
  .object({
    level: z.object({
      icon: iconText("Phosphor icon repeated when `type` is `icon`."),
      type: z.enum(LEVEL_TYPES).describe("How the level of a skill or language is drawn."),
    }),
    colors: z.object({
      primary: colorText("Accent colour."),
      text: colorText("Text colour."),
      background: colorText("Paper colour."),
    }),
  })
  .describe("Colours and level marks.");
export type Design = z.infer<typeof designSchema>;

export const fontSchema = z.object({
  fontFamily: z.string().max(LIMITS.resume.fontFamily).describe("Name of the family, such as “IBM Plex Serif”."),
  fontWeights: withFallback(
    z.array(z.enum(FONT_WEIGHTS)).max(LIMITS.resume.fontWeights).describe("Regular weight first, then the bold one."),
    ["400"],
  ),
  fontSize: withFallback(
    z.number().min(LIMITS.resume.fontSize.min).max(LIMITS.resume.fontSize.max).describe("6 to 24 points."),
    11,
  ),
  lineHeight: withFallback(
    z.number().min(LIMITS.resume.lineHeight.min).max(LIMITS.resume.lineHeight.max).describe("0.5 to 4 times the font size."),
    1.5,
  ),
});
export type FontSettings = z.infer<typeof fontSchema>;

export const typographySchema = z
  .object({
    body: fontSchema.describe("Running text."),
    heading: fontSchema.describe("Name and headings."),
    hyphenation: withFallback(
      z.boolean().optional().describe("Whether words are hyphenated at line ends; off by default."),
      undefined,
    ),
  })
  .describe("Fonts.");
export type Typography = z.infer<typeof typographySchema>;

export const EMPTY_STYLESHEET = { mode: "semantic" as const, source: { languageVersion: 1, text: "@version 1;\n" } };

export const stylesheetSchema = z
  .object({
    mode: z.enum(STYLESHEET_MODES),
    source: z.object({
      languageVersion: z.int().min(1).describe("Version of the style language."),
      text: z.string().max(LIMITS.resume.stylesheet).describe("Source of the stylesheet."),
    }),
  })
  .describe("Custom stylesheet.");

const entries = (description: string) =>
  z.array(z.string().max(LIMITS.resume.line)).max(LIMITS.resume.checkEntries).describe(description);

export const checkSettingsSchema = z
  .object({
    ignored: entries("Keys of findings the person does not want to see."),
    hiddenTerms: entries("Terms hidden in the job match."),
  })
  .describe("Settings of the resume check.");

/** Design metadata shared by resumes and letters. */
export const designMetadataFields = {
  template: withFallback(z.enum(TEMPLATE_NAMES).describe("Name of the template."), "onyx"),
  page: pageSchema,
  design: designSchema,
  typography: typographySchema,
  styleRules: since(
    "5",
    droppingBadItems(z.array(styleRuleSchema).max(LIMITS.resume.styleRules).describe("Legacy rules; no longer rendered.")),
  ),
  stylesheet: since("5", stylesheetSchema),
  check: withFallback(checkSettingsSchema.optional(), undefined),
};

export const metadataSchema = z
  .object({
    ...designMetadataFields,
    layout: layoutSchema,
    notes: richText("Private notes; never public, never printed."),
  })
  .describe("Template, layout, paper size, colours and fonts.");
export type Metadata = z.infer<typeof metadataSchema>;
