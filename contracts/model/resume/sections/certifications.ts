import { z } from "zod";
import { dateText, itemDates } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { SECTION_FORMS } from "@/contracts/model/resume/sections/forms";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";

/** A certificate. */
const certificationItemSchema = z.object({
  ...itemFields,
  title: line("Name of the certificate."),
  issuer: line("Issuing organisation."),
  date: dateText,
  website: itemWebsite,
  description: richText("Further details."),
  dates: itemDates,
});

export const certifications = defineSection({
  ...SECTION_FORMS.certifications,
  item: certificationItemSchema,
  section: boldSection(certificationItemSchema),
  usualTitles: ["certifications", "certificates", "licenses", "licenses & certifications"],
  otherTitles: ["licenses and certifications", "courses", "weiterbildung", "weiterbildungen", "zertifizierungen"],
});
