import { z } from "zod";
import { dateText, itemDates } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
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
  item: certificationItemSchema,
  section: boldSection(certificationItemSchema),
  mainField: "title",
  secondField: "issuer",
  datesText: "date",
  fields: [
    { name: "title", kind: "text" },
    { name: "issuer", kind: "text" },
    { name: "dates", kind: "dates" },
    { name: "website", kind: "website" },
    { name: "description", kind: "rich-text" },
  ],
  prose: false,
  icon: "certificate",
  family: "story",
  usualTitles: ["certifications", "certificates", "licenses", "licenses & certifications"],
  otherTitles: ["licenses and certifications", "courses", "weiterbildung", "weiterbildungen", "zertifizierungen"],
});
