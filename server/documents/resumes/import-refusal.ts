import type { ImportRefusal } from "@/contracts/import-refusals";
import { LIMITS } from "@/contracts/limits";
import { failure } from "@/server/errors";

/** Source: interface-details 3.11. What follows it says why. */
const REFUSED = "The file is not a valid resume in the selected format.";

const REASONS: Record<ImportRefusal, string> = {
  unknown: "",
  encrypted: "It is encrypted. Open it with its password, save it without one, and import that.",
  damaged: "It is damaged. Save it again in the program that it comes from.",
  "data-damaged": "It contains the data of a resume, but the data is damaged. Save it again as a plain PDF to import its text.",
  "pictures-only": "It has no text, only pictures. Save it again with text recognition.",
  "no-text": "It has too little text for a resume.",
  "too-many-pages": `It has more than ${LIMITS.importPages} pages. Import the pages of the resume alone.`,
  "too-slow": "Reading it took too long or too much memory. Save it again as a plain PDF.",
  "other-format": "",
};

/** The error for a file that is not read. `data` says why, for clients with sentences of their own. */
export function refusal(reason: ImportRefusal, recognised: string | null, advice = "") {
  const found = recognised === null ? "" : `It is ${recognised}.`;
  const why = advice !== "" || REASONS[reason] === "" ? [found, advice] : [REASONS[reason]];
  const message = [REFUSED, ...why].filter((text) => text !== "").join(" ");
  return failure("BAD_REQUEST", { message, data: { reason, recognised } });
}
