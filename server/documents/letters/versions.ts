import { type Letter, type LetterState, letterStateSchema } from "@/contracts/model/letter";
import type { LetterVersionKind } from "@/contracts/model/version";
import { saveLetterState } from "@/domain/letters/save";
import { refuseTooLarge } from "@/server/documents/document-size";
import { letterVersionStore } from "@/server/documents/letter-store/version-table";
import { versionsOf } from "@/server/documents/versions/versioned";
import { changeLetter, refuseLockedLetter } from "./change";
import { findLetter } from "./read";
import { stateOf, styleOf, toLetter } from "./rows";

/** A stored state, upgraded to the current format. */
export const readLetterState = (json: string): LetterState => {
  const stored: unknown = JSON.parse(json);
  const current = letterStateSchema.safeParse(stored);
  return current.success ? current.data : saveLetterState(stored as LetterState);
};

/** The versions of letters. A restored version brings its own sender and style, but what is linked keeps coming from the resume. */
export const letterVersions = versionsOf<LetterVersionKind, LetterState, Letter>({
  versions: letterVersionStore,
  find: findLetter,
  read: readLetterState,
  load: async (db, ownerId, id, keep) => {
    await changeLetter(db, ownerId, id, async (row, tx) => {
      await keep(tx, row.id, JSON.stringify(stateOf(row)));
      return null;
    });
  },
  save: async (db, ownerId, id, choose, keep) => {
    const row = await changeLetter(db, ownerId, id, async (current, tx) => {
      const stored = readLetterState(await choose(tx, current.id));
      refuseLockedLetter(current);
      const state = { ...stored, style: styleOf({ ...current, style: stored.style }) };
      const before = stateOf(current);
      const states = { before: JSON.stringify(before), after: JSON.stringify(state) };
      refuseTooLarge({ json: states.after, data: state }, () => ({ json: states.before, data: before }));
      await keep(tx, current.id, states);
      return { ...state, details: state.details ?? null };
    });
    return toLetter(row);
  },
});
