import { createContext, useContext } from "react";
import type { EditName } from "@/components/features/editor/core/edit-names";
import { opened } from "@/components/features/editor/core/use-editor";

/** A value for a place of the document, named as the page names it: list positions are `#<id>`. */
export type Write = { pointer: string; value: unknown };

/** A change that a model proposed and the person accepted. */
export type AcceptedEdit = { name: EditName; target: string; writes: readonly Write[] };

/**
 * Makes an accepted change: what was typed is saved first, then the change is saved as a version of its own, and here it is one step that
 * Undo takes back. Throws what the API throws, and `NotSaved`.
 */
export type Accept = (edit: AcceptedEdit) => Promise<void>;

/** The text on screen could not be saved, so nothing was changed. */
export class NotSaved extends Error {}

export const AcceptContext = createContext<Accept | null>(null);

export const useAccept = (): Accept => opened(useContext(AcceptContext));
