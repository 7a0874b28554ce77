import { z } from "zod";
import { withFallback } from "@/contracts/model/fallback";
import { line, linkText } from "@/contracts/model/resume/text";

const websiteSchema = z
  .object({
    url: linkText("Address; empty for none."),
    label: line("Text shown for the link; blank shows the address."),
    inlineLink: withFallback(z.boolean().describe("Puts the link on the item's main text instead of on its own line."), false),
  })
  .describe("The link of an item.");

export type ItemWebsite = z.infer<typeof websiteSchema>;

/** The `website` field of an item. */
export const itemWebsite = withFallback(websiteSchema, { url: "", label: "", inlineLink: false });
