import { z } from "zod";
import { withFallback } from "@/contracts/model/fallback";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { idText, line } from "@/contracts/model/resume/text";

const STYLE_SLOTS = [
  "section",
  "heading",
  "item",
  "text",
  "secondaryText",
  "link",
  "icon",
  "level",
  "richParagraph",
  "richList",
  "richListItemRow",
  "richListItemContent",
  "richLink",
  "richBold",
  "richMark",
] as const;

const forgiven = <Schema extends z.ZodType>(schema: Schema) => withFallback(schema.optional(), undefined);
const between = (min: number, max: number) => forgiven(z.number().min(min).max(max));
const word = forgiven(z.string().max(200));
const space = between(-72, 72);

/** The content of a legacy style rule (interface-details 2.3). Preserved for compatibility; not printed. */
const styleIntentSchema = z.object({
  color: word,
  backgroundColor: word,
  borderColor: word,
  textDecorationColor: word,
  opacity: between(0, 1),
  fontSize: between(6, 48),
  fontWeight: forgiven(z.union([z.string().max(20), z.number()])),
  fontStyle: forgiven(z.enum(["normal", "italic"])),
  lineHeight: between(0.5, 4),
  letterSpacing: between(-16, 16),
  textDecoration: forgiven(z.enum(["none", "underline", "line-through"])),
  textDecorationStyle: forgiven(z.enum(["solid", "dashed", "dotted"])),
  borderStyle: forgiven(z.enum(["solid", "dashed", "dotted"])),
  textAlign: forgiven(z.enum(["left", "center", "right", "justify"])),
  textTransform: forgiven(z.enum(["none", "uppercase", "lowercase", "capitalize"])),
  padding: space,
  paddingTop: space,
  paddingRight: space,
  paddingBottom: space,
  paddingLeft: space,
  margin: space,
  marginTop: space,
  marginRight: space,
  marginBottom: space,
  marginLeft: space,
  rowGap: space,
  columnGap: space,
  borderWidth: between(0, 10_000),
  borderRadius: between(0, 10_000),
});

const slot = forgiven(styleIntentSchema);

const targetSchema = z.discriminatedUnion("scope", [
  z.object({ scope: z.literal("global") }),
  z.object({ scope: z.literal("sectionType"), sectionType: z.enum(["summary", ...SECTION_KEYS, "cover-letter"]) }),
  z.object({ scope: z.literal("sectionId"), sectionId: idText("Id of the section.").min(1) }),
]);

/** A rule of the legacy style editor. Rules that cannot be read and unknown slots are dropped. */
export const styleRuleSchema = z
  .object({
    id: idText("Unique within the list."),
    label: line("Name of the rule."),
    enabled: z.boolean().describe("Whether the rule was enabled."),
    target: targetSchema,
    slots: z.object(
      Object.fromEntries(STYLE_SLOTS.map((name) => [name, slot])) as Record<(typeof STYLE_SLOTS)[number], typeof slot>,
    ),
  })
  .describe("Legacy style rule; preserved, no longer rendered.");
