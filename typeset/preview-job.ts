import type { Printable } from "@/typeset/content/printable";
import type { TypesettingJob } from "@/typeset/job";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { prepareResume } from "@/typeset/prepare";

/** The job of a document of any kind, with marks for the positions of fields. */
export function previewJob(printable: Printable): TypesettingJob {
  const options = { preview: true, ...(printable.ownFamilies && { ownFamilies: printable.ownFamilies }) };
  return printable.kind === "letter" ? prepareLetter(printable.document, options) : prepareResume(printable.document, options);
}
