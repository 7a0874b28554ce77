import type { z } from "zod";
import { letterDesignChangeSchema } from "@/contracts/model/letter";
import { resumeDataInputSchema, resumeDataSchema } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";

type Answering = { "~orpc": { outputSchema?: unknown } };

/** The output of an operation, and one entry of a list that it returns. */
export const answerOf = (operation: Answering) => operation["~orpc"].outputSchema as z.ZodType;
export const entryOf = (operation: Answering) => (operation["~orpc"].outputSchema as z.ZodArray<z.ZodType>).element;

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Parts of resume data by their path. */
const RESUME_DATA_PARTS: Record<string, string> = {
  "/properties/picture": "Picture",
  "/properties/basics": "Basics",
  "/properties/basics/properties/website": "Website",
  "/properties/basics/properties/customFields/items": "CustomField",
  "/properties/summary": "SummarySection",
  "/properties/sections": "Sections",
  "/properties/customSections/items": "CustomSection",
  "/properties/metadata": "Metadata",
  ...Object.fromEntries(
    ["page", "layout", "design", "typography", "stylesheet", "check"].map((key) => [
      `/properties/metadata/properties/${key}`,
      { check: "CheckSettings" }[key] ?? capital(key),
    ]),
  ),
  "/properties/metadata/properties/layout/properties/pages/items": "LayoutPage",
  "/properties/metadata/properties/typography/properties/body": "Font",
  "/properties/metadata/properties/design/properties/level": "LevelDesign",
  "/properties/metadata/properties/design/properties/colors": "Colors",
  "/properties/metadata/properties/styleRules/items": "StyleRule",
  "/properties/metadata/properties/styleRules/items/properties/target": "StyleTarget",
  "/properties/metadata/properties/styleRules/items/properties/target/anyOf/0": "StyleTargetAll",
  "/properties/metadata/properties/styleRules/items/properties/target/anyOf/1": "StyleTargetType",
  "/properties/metadata/properties/styleRules/items/properties/target/anyOf/2": "StyleTargetSection",
  "/properties/metadata/properties/styleRules/items/properties/slots": "StyleSlots",
  "/properties/metadata/properties/styleRules/items/properties/slots/properties/section": "StyleIntent",
  ...Object.fromEntries(
    SECTION_KEYS.flatMap((key) => {
      const section = `/properties/sections/properties/${key}`;
      return [
        [section, `${capital(key)}Section`],
        [`${section}/properties/items/items`, `${capital(key)}Item`],
      ];
    }),
  ),
  "/properties/sections/properties/experience/properties/items/items/properties/roles/items": "ExperienceRole",
  "/properties/sections/properties/experience/properties/items/items/properties/website": "ItemWebsite",
  "/properties/sections/properties/experience/properties/items/items/properties/dates": "Dates",
};

const DESIGN_CHANGE_PARTS: Record<string, string> = {
  "/properties/page": "PageChange",
  "/properties/design": "DesignChange",
  "/properties/design/properties/level": "LevelDesignChange",
  "/properties/design/properties/colors": "ColorsChange",
  "/properties/typography": "TypographyChange",
  "/properties/typography/properties/body": "FontChange",
};

type NamedDocument = {
  name: string;
  schema: z.ZodType;
  strategy: "input" | "output";
  /** Names of its parts by path, and the suffix of these names. */
  parts: Record<string, string>;
  suffix: string;
};

/** Large documents whose parts are named too. */
export const NAMED_DOCUMENTS: NamedDocument[] = [
  { name: "ResumeData", schema: resumeDataSchema, strategy: "output", parts: RESUME_DATA_PARTS, suffix: "" },
  { name: "ResumeDataInput", schema: resumeDataInputSchema, strategy: "input", parts: RESUME_DATA_PARTS, suffix: "Input" },
  {
    name: "CoverLetterDesignChange",
    schema: letterDesignChangeSchema,
    strategy: "input",
    parts: DESIGN_CHANGE_PARTS,
    suffix: "",
  },
];
