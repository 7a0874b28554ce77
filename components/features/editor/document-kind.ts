import type { Merge } from "@/components/features/editor/saving/reconcile";
import type { DocumentType } from "@/contracts/model/document";
import type { LetterMetadata } from "@/contracts/model/letter";
import type { Printable } from "@/typeset/content/printable";

/** What every open document has beside its text. */
export type DocumentCard = { id: string; name: string; isLocked: boolean };

/** A stored state: the server's time of it, and the name it has for the next save (a resume's `updatedAt`, a letter's revision). */
export type StoredState = { savedAt: string; basedOn: string };

/** A document as the server has it. */
export type Stored<Document> = StoredState & { document: Document };

/** A document as it is read. */
export type ReadDocument<Document, Card extends DocumentCard> = Stored<Document> & { card: Card };

/** A save: the whole document, the state it was made upon, and the editing session whose saves share one version. */
export type SaveRequest<Document> = { document: Document; basedOn: string; sessionId: string };

/** A save in a form that outlives the page. */
export type LeavingRequest = { address: string; method: "PUT" | "PATCH"; body: unknown };

/** The looks that all documents have. */
export type DesignMetadata = LetterMetadata;

/**
 * Everything the editor needs to know about a kind of document: how it is read, written, watched and printed. The rest (journal, autosave,
 * undo, conflicts, the page, versions) is the same for all.
 */
export type DocumentKind<Document, Card extends DocumentCard> = {
  name: DocumentType;
  /** Reads one; throws as the API does. */
  read: (id: string) => Promise<ReadDocument<Document, Card>>;
  /** Writes one and returns what is stored then; throws as the API does. */
  write: (id: string, request: SaveRequest<Document>) => Promise<Stored<Document>>;
  /** Fetches how two texts of such a document are merged. */
  merger: () => Promise<Merge<Document>>;
  leaving: (id: string, request: SaveRequest<Document>) => LeavingRequest;
  rename: (id: string, name: string) => Promise<unknown>;
  /** Keeps a text as a new document of that name and answers where it opens. */
  copy: (id: string, document: Document, name: string) => Promise<string>;
  /** Whether what was just read says something that is not on screen yet. */
  isNews: (stored: Stored<Document>, here: { document: Document; basedOn: string }) => boolean;
  /** Calls `look` whenever there may be news, until the answer is called. Only a document in view is watched. */
  watch: (id: string, look: (basedOn?: string) => void) => () => void;
  /** What the document itself says, without what it only shows of another one; two sides are compared by it. */
  own: (document: Document) => unknown;
  /** A kept text with what it only shows of another document taken from the stored one. */
  refreshed: (kept: Document, stored: Document) => Document;
  metadataOf: (document: Document) => DesignMetadata;
  printable: (document: Document, name: string) => Printable;
};
