import type { Merge } from "@/components/features/editor/saving/reconcile";
import type { DocumentType } from "@/contracts/model/document";
import type { LetterMetadata } from "@/contracts/model/letter";
import type { Printable } from "@/typeset/content/printable";

/** Metadata of every open document. */
export type DocumentCard = { id: string; name: string; isLocked: boolean };

/** A stored state: the server's time, and the token for the next save (a resume's `updatedAt`, a letter's revision). */
export type StoredState = { savedAt: string; basedOn: string };

/** A document as the server has it. */
export type Stored<Document> = StoredState & { document: Document };

/** A document as read from the API. */
export type ReadDocument<Document, Card extends DocumentCard> = Stored<Document> & { card: Card };

/** A save: the whole document, the state it is based on, and the editing session whose saves share one version. */
export type SaveRequest<Document> = { document: Document; basedOn: string; sessionId: string };

/** A save in a form that outlives the page. */
export type LeavingRequest = { address: string; method: "PUT" | "PATCH"; body: unknown };

/** The design metadata of all documents. */
export type DesignMetadata = LetterMetadata;

/**
 * Everything the editor needs to know about a kind of document: how it is read, written, watched and printed. The rest (journal, autosave,
 * undo, conflicts, the page, versions) is the same for all.
 */
export type DocumentKind<Document, Card extends DocumentCard> = {
  name: DocumentType;
  /** Reads a document; throws API errors. */
  read: (id: string) => Promise<ReadDocument<Document, Card>>;
  /** Writes a document and returns the stored state; throws API errors. */
  write: (id: string, request: SaveRequest<Document>) => Promise<Stored<Document>>;
  /** Loads the merge function of this kind. */
  merger: () => Promise<Merge<Document>>;
  leaving: (id: string, request: SaveRequest<Document>) => LeavingRequest;
  rename: (id: string, name: string) => Promise<unknown>;
  /** Saves a text as a new document with this name and returns its path. */
  copy: (id: string, document: Document, name: string) => Promise<string>;
  /** Whether the stored state contains changes that are not on screen yet. */
  isNews: (stored: Stored<Document>, here: { document: Document; basedOn: string }) => boolean;
  /** Calls `look` whenever there may be changes, until the returned function is called. Only a visible document is watched. */
  watch: (id: string, look: (basedOn?: string) => void) => () => void;
  /** The document's own content, without values linked from another one; used for comparison. */
  own: (document: Document) => unknown;
  /** A stored text with its linked values taken from the stored document. */
  refreshed: (current: Document, stored: Document) => Document;
  metadataOf: (document: Document) => DesignMetadata;
  printable: (document: Document, name: string) => Printable;
};
