import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { withFallback } from "@/contracts/model/fallback";
import { iconText, idText, line, linkText } from "@/contracts/model/resume/text";

export const customFieldSchema = z.object({
  id: idText("Unique within the list."),
  icon: iconText("Icon name of the Phosphor set; empty hides the icon."),
  text: line("Text shown."),
  link: withFallback(linkText("Address, if the field is a link; else empty."), ""),
});

export type CustomField = z.infer<typeof customFieldSchema>;

/** Who the person is and how to reach them. */
export const basicsSchema = z
  .object({
    name: line("Full name."),
    headline: line("One line below the name, such as the profession."),
    email: line("E-mail address."),
    phone: line("Telephone number."),
    location: line("Place of residence."),
    website: z
      .object({
        url: linkText("Address with http:// or https://; empty for none."),
        label: line("Text shown; blank shows the address as is."),
      })
      .describe("The person's website."),
    customFields: z
      .array(customFieldSchema)
      .max(LIMITS.resume.customFields)
      .describe("Additional contact lines, in printed order."),
  })
  .describe("Name and contact details.");

export type Basics = z.infer<typeof basicsSchema>;
