import type { EditorStore, SharedStore } from "@/components/features/editor/core/store";
import type { DocumentCard, DocumentKind } from "@/components/features/editor/document-kind";
import type { Recovery } from "@/components/features/editor/saving/journal";
import type { SaveControls, SaveRunner } from "@/components/features/editor/saving/save-runner";

/** An open document: its kind, state and saving, and what was found on this device when it was opened. */
export type OpenEditor<Document, Card extends DocumentCard = DocumentCard> = {
  kind: DocumentKind<Document, Card>;
  store: EditorStore<Document, Card>;
  runner: SaveRunner<Document, Card>;
  recovered: Recovery;
  /** Takes in what changed on the server, before a live update reports it. Returns whether that could be done now. */
  takeInNews: () => Promise<boolean>;
};

/** An open document for components that serve all kinds. */
export type AnyOpenEditor = {
  kind: Pick<DocumentKind<never, DocumentCard>, "name" | "rename">;
  store: SharedStore;
  runner: SaveControls;
  takeInNews: () => Promise<boolean>;
};
