import { z } from "zod";
import { dateText, itemDates } from "@/contracts/model/resume/dates";
import { boldSection, itemFields } from "@/contracts/model/resume/section";
import { defineSection } from "@/contracts/model/resume/sections/definition";
import { line, richText } from "@/contracts/model/resume/text";
import { itemWebsite } from "@/contracts/model/resume/website";
import { form } from "./form";

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

export type CertificationItem = z.infer<typeof certificationItemSchema>;

export const schema = defineSection({
  ...form,
  item: certificationItemSchema,
  section: boldSection(certificationItemSchema),
});
