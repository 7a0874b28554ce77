import type { LetterState } from "@/contracts/model/letter";
import { defaultResumeData } from "@/domain/default-resume";
import { withSenderAddress } from "@/domain/letters/address";
import type { TypesettingJob } from "@/typeset/job";
import { letterGeometry } from "@/typeset/letters/letter-geometry";
import { letterParts } from "@/typeset/letters/letter-parts";
import { type PrepareOptions, prepareDocument } from "@/typeset/prepare";
import { TEMPLATES } from "@/typeset/templates";

/** A picture in the head of a letter leaves room for the recipient, more where that has a fixed place; in points. */
const LARGEST_PICTURE = 72;
const LARGEST_PICTURE_ABOVE_NAME = 36;

/**
 * A letter as a typesetting job: the head of its template, then recipient, date, greeting, text and sign-off where letters of its
 * language have them (`letter-geometry.ts`). Field places name the letter's own fields: `/recipientName`, `/recipientCompany`,
 * `/recipient`, `/letterDate`, `/greeting`, `/content`, `/signOff`, `/details/…`, and `/basics/…` and `/picture` of the sender.
 */
export function prepareLetter(input: LetterState, options: PrepareOptions = {}): TypesettingJob {
  const letter = withSenderAddress(input);
  const { basics, picture, metadata } = letter.style;
  const { geometry, margins } = letterGeometry(metadata.page, letter.layout === "freeform", letter.details?.form);
  const empty = defaultResumeData({ name: basics.name });
  const page = { ...metadata.page, marginX: Math.max(margins.marginLeft, margins.marginRight) };
  const layout = { ...empty.metadata.layout, pages: [{ fullWidth: true, main: [], sidebar: [] }] };
  const { aboveName } = TEMPLATES[metadata.template].picture;
  const largest = geometry.window && aboveName ? LARGEST_PICTURE_ABOVE_NAME : LARGEST_PICTURE;
  const size = letter.layout === "freeform" ? picture.size : Math.min(picture.size, largest);
  const data = { ...empty, basics, picture: { ...picture, size }, metadata: { ...metadata, page, layout, notes: "" } };
  const parts = letterParts(letter, geometry);
  return prepareDocument(
    data,
    { title: letter.name, ...options },
    {
      parts,
      geometry,
      margins,
      hasRunningHeader: letter.layout === "structured",
    },
  );
}
