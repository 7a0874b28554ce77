import { z } from "zod";
import { open } from "@/contracts/base";
import { designSchema, layoutSchema, pageSchema, typographySchema } from "@/contracts/model/resume/metadata";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";

/** Parts of a document that a look may leave as they are. */
const RETAINED_PARTS = ["fonts", "colours", "page"] as const;
export type RetainedPart = (typeof RETAINED_PARTS)[number];

/** What applies a look to a document of either kind. */
export const lookInputFields = {
  template: z.enum(TEMPLATE_NAMES).describe("The template whose look is applied."),
  palette: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe("Name of a palette of the template, case-insensitive. If omitted, the first one. An unknown name returns 400."),
  keep: z
    .array(z.enum(RETAINED_PARTS))
    .max(RETAINED_PARTS.length)
    .default([])
    .describe(
      "What the document keeps: `fonts` (families, weights, sizes and line heights), `colours`, or `page` (gaps, margins, icons, underlines and the sidebar's width). Paper size, language, date format, hyphenation and the order of the sections never change.",
    ),
};

const colorsSchema = designSchema.shape.colors;

const lookSchema = z
  .object({
    typography: typographySchema.pick({ body: true, heading: true }),
    design: designSchema,
    page: pageSchema.pick({
      gapX: true,
      gapY: true,
      marginX: true,
      marginY: true,
      hideLinkUnderline: true,
      hideIcons: true,
      hideSectionIcons: true,
    }),
    layout: layoutSchema.pick({ sidebarWidth: true }),
  })
  .describe("The parts of `metadata` that belong to the look, with the colours of the first palette.");

export const templateSchema = z.object({
  name: z.enum(TEMPLATE_NAMES).describe("The value of `metadata.template`."),
  title: z.string().describe("The name to show."),
  description: z.string().describe("What the page looks like, in a sentence."),
  columns: z
    .union([z.literal(1), z.literal(2)])
    .describe("One-column templates print the sidebar's sections after the main ones."),
  tags: z.array(z.string()).describe("Words to filter by, such as `one column`, `with picture`, `calm` or `strong`."),
  look: lookSchema,
  palettes: z
    .array(z.object({ name: z.string(), colors: colorsSchema }))
    .min(2)
    .describe("Colours that were chosen for the template. The first palette is the look's own."),
});
export type TemplateEntry = z.infer<typeof templateSchema>;

const colors = { primary: "rgba(38, 40, 44, 1)", text: "rgba(22, 23, 25, 1)", background: "rgba(255, 255, 255, 1)" };
const ruby = { ...colors, primary: "rgba(163, 22, 33, 1)", text: "rgba(31, 27, 28, 1)" };
const EXAMPLE: TemplateEntry = {
  name: "onyx",
  title: "Onyx",
  description: "One quiet column between rules. Fits everywhere.",
  columns: 1,
  tags: ["one column", "with picture", "calm", "classic"],
  look: {
    typography: {
      body: { fontFamily: "IBM Plex Serif", fontWeights: ["400", "600"], fontSize: 9.5, lineHeight: 1.45 },
      heading: { fontFamily: "IBM Plex Serif", fontWeights: ["600"], fontSize: 13, lineHeight: 1.3 },
    },
    design: { level: { icon: "star", type: "circle" }, colors },
    page: {
      gapX: 12,
      gapY: 8,
      marginX: 52,
      marginY: 48,
      hideLinkUnderline: false,
      hideIcons: false,
      hideSectionIcons: true,
    },
    layout: { sidebarWidth: 35 },
  },
  palettes: [
    { name: "Onyx", colors },
    { name: "Ruby", colors: ruby },
  ],
};

const list = open
  .route({
    method: "GET",
    path: "/templates",
    operationId: "listTemplates",
    tags: ["Templates"],
    summary: "List templates",
    description:
      "Every template with its look: the fonts, colours, sizes and spaces it was designed with, and palettes to choose from. `POST /resumes/{id}/look` applies one. New documents do not start with a look: they have the default design.",
  })
  .output(z.array(templateSchema))
  .meta({ example: { output: [EXAMPLE] } });

export const templates = { list };
