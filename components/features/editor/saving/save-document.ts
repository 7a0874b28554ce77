import { ORPCError } from "@orpc/client";
import type { DocumentCard, DocumentKind, ReadDocument, Stored } from "@/components/features/editor/document-kind";
import type { SaveFailure } from "@/components/features/editor/saving/autosave";
import { failureOf } from "@/components/kit/api/error-text";

/** The result of a save: stored, conflict with another stored state, or failed. */
export type SaveAnswer<Document, Card extends DocumentCard> =
  | { stored: Stored<Document> }
  | { moved: ReadDocument<Document, Card> }
  | { failure: Exclude<SaveFailure, "conflict"> };

/** The document to send and the state it is based on. */
type Unsaved<Document> = { document: Document; basedOn: string };

export type DocumentSaver<Document, Card extends DocumentCard> = {
  /** Sends the document; returns a result instead of throwing. */
  save: (unsaved: Unsaved<Document>) => Promise<SaveAnswer<Document, Card>>;
  /** Sends it in a way that outlives the page; used on leaving, when no response can be awaited. */
  saveOnLeave: (unsaved: Unsaved<Document>) => void;
};

/** Browsers reject larger bodies with `keepalive`; the journal keeps them instead. */
const KEEPALIVE_BYTES = 60_000;

/** How a document is sent to the server. `sessionId` makes one version of all saves of this editing session. */
export function documentSaver<Document, Card extends DocumentCard>(
  kind: DocumentKind<Document, Card>,
  { id, sessionId }: { id: string; sessionId: string },
): DocumentSaver<Document, Card> {
  async function save(unsaved: Unsaved<Document>): Promise<SaveAnswer<Document, Card>> {
    try {
      return { stored: await kind.write(id, { ...unsaved, sessionId }) };
    } catch (error) {
      const failure = kindOfFailure(error);
      return failure === "conflict" ? await readMoved() : { failure };
    }
  }

  async function readMoved(): Promise<SaveAnswer<Document, Card>> {
    try {
      return { moved: await kind.read(id) };
    } catch (error) {
      const failure = kindOfFailure(error);
      return { failure: failure === "conflict" ? "server" : failure };
    }
  }

  function saveOnLeave(unsaved: Unsaved<Document>): void {
    const { address, method, body } = kind.leaving(id, { ...unsaved, sessionId });
    const json = JSON.stringify(body);
    if (new Blob([json]).size > KEEPALIVE_BYTES) return;
    const headers = { "content-type": "application/json" };
    void fetch(address, { method, headers, body: json, keepalive: true }).catch(() => {
      // The page is closing and the journal has the text, so a failure needs no report.
    });
  }

  return { save, saveOnLeave };
}

function kindOfFailure(error: unknown): SaveFailure {
  const failure = failureOf(error);
  if (failure === "OFFLINE") return "offline";
  if (failure === "RESUME_VERSION_CONFLICT" || failure === "CONFLICT") return "conflict";
  if (failure === "UNAUTHORIZED") return "signed-out";
  if (failure === "DOCUMENT_TOO_LARGE") return "too-large";
  const isRefusal = error instanceof ORPCError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefusal ? "refused" : "server";
}
