import type { ImportFormat } from "@/contracts/imports/formats";
import type { ImportRefusal } from "@/contracts/imports/refusals";
import { LIMITS } from "@/contracts/limits";
import type { ReadingResult } from "@/domain/imports/reading";
import { failure } from "@/server/platform/errors";

/** Source: interface-details 3.11. The reason follows it. */
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

/** Formats whose refusal has the specified message and nothing else: programs may compare it. What follows it elsewhere is in `data`. */
const SPECIFIED: readonly ImportFormat[] = ["REACTIVE_RESUME", "REACTIVE_RESUME_V4", "JSON_RESUME", "LINKEDIN", "PDF"];

type Refused = Extract<ReadingResult, { ok: false }>;

/** The error for a file that is not read. `data` has the reason and advice, for clients with their own messages. */
export function refusal({ reason, recognised, advice = "" }: Refused, format: ImportFormat, review: boolean) {
  const found = recognised === null ? "" : `It is ${recognised}.`;
  const why = (advice !== "" || REASONS[reason] === "" ? [found, advice] : [REASONS[reason]]).filter((text) => text !== "");
  const isExact = !review && SPECIFIED.includes(format);
  const message = isExact ? REFUSED : [REFUSED, ...why].join(" ");
  return failure("BAD_REQUEST", { message, data: { reason, recognised, advice: why.join(" ") } });
}
