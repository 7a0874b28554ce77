import type { Letter } from "@/contracts/model/letter";
import { knownLookChange } from "@/server/documents/templates/known-look";
import type { Db } from "@/server/platform/db/client";
import type { LookChoice } from "@/typeset/apply-look";
import { updateLetter } from "./update";

/** Applies the look of a template to a letter and unlinks its design. A letter has no layout. Throws BAD_REQUEST for an unknown palette. */
export async function applyLetterLook(
  db: Db,
  ownerId: string,
  { id, expectedRevision, ...choice }: LookChoice & { id: string; expectedRevision: number },
  now: number,
): Promise<Letter> {
  const { template, layout: _layout, ...metadata } = knownLookChange(choice);
  return updateLetter(db, ownerId, { id, expectedRevision, template, metadata }, now);
}
