import type { Printable } from "@/typeset/content/printable";
import type { TypesettingJob } from "@/typeset/job";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { prepareResume } from "@/typeset/prepare";

/** The job of a document, whatever its kind, with marks that say which field stands where. */
export function previewJob(printable: Printable): TypesettingJob {
  const options = { preview: true, ...(printable.ownFamilies && { ownFamilies: printable.ownFamilies }) };
  return printable.kind === "letter" ? prepareLetter(printable.document, options) : prepareResume(printable.document, options);
}
