import { createContext, useContext } from "react";
import type { EditName } from "@/components/features/editor/core/edit-names";
import { opened } from "@/components/features/editor/core/use-editor";
import { NotSaved } from "@/components/kit/assistant/open-document";
import type { PatchOperation } from "@/domain/patch/apply";
import { indexPath } from "@/domain/patch/index-path";

/** A value for a place of the document, named as the page names it: list positions are `#<id>`. */
export type Write = { pointer: string; value: unknown };

/** A change that a model proposed and the person accepted. */
export type AcceptedEdit = {
  name: EditName;
  target: string;
  /** The change as JSON Patch for the document as it is; throws where a place of it is gone. */
  operationsFor: (document: object) => readonly PatchOperation[];
  /** The message of a conversation that it comes from. */
  messageId?: string;
};

/**
 * Makes an accepted change: typed text is saved first, then the change is saved as a separate version, and here it is one step that
 * Undo reverts. Throws what the API throws, and `NotSaved`.
 */
export type Accept = (edit: AcceptedEdit) => Promise<void>;

/** Values for places that the document still has. */
export const writing =
  (writes: readonly Write[]) =>
  (document: object): PatchOperation[] =>
    writes.map(({ pointer, value }) => {
      const path = indexPath(document, pointer);
      if (path === null) throw new NotSaved();
      return { op: "replace" as const, path, value };
    });

export const AcceptContext = createContext<Accept | null>(null);

export const useAccept = (): Accept => opened(useContext(AcceptContext));
