import { ORPCError } from "@orpc/client";
import { failureOf } from "@/components/api/error-text";
import type { SaveFailure } from "@/components/editor/autosave";
import type { DocumentCard, DocumentKind, StoredState } from "@/components/editor/document-kind";
import { sameText } from "@/components/editor/same-text";

export type SaveAnswer = StoredState | { failure: SaveFailure };

/** What is to be sent: the document and the state it was made upon. */
type Unsaved<Document> = { document: Document; basedOn: string };

export type DocumentSaver<Document> = {
  /** Sends the document; answers instead of throwing. */
  save: (unsaved: Unsaved<Document>) => Promise<SaveAnswer>;
  /** Sends it in a way that outlives the page; used on leaving, when no answer can be awaited. */
  saveOnLeave: (unsaved: Unsaved<Document>) => void;
  /** Hears which document the server has, when that was not learnt by saving. */
  confirm: (document: Document) => void;
};

/** Bodies above this are refused by browsers when sent with `keepalive`; the journal keeps them instead. */
const KEEPALIVE_BYTES = 60_000;

/**
 * How a document is sent to the server. `sessionId` makes one version of all saves of this editing session; `opened` is the document
 * as it was stored when the session began.
 */
export function documentSaver<Document, Card extends DocumentCard>(
  kind: DocumentKind<Document, Card>,
  { id, sessionId, opened }: { id: string; sessionId: string; opened: Document },
): DocumentSaver<Document> {
  let confirmed = opened;

  async function write({ document, basedOn }: Unsaved<Document>): Promise<SaveAnswer> {
    const stored = await kind.write(id, { document, basedOn, sessionId });
    confirmed = document;
    return stored;
  }

  async function save(unsaved: Unsaved<Document>): Promise<SaveAnswer> {
    try {
      return await write(unsaved);
    } catch (error) {
      const failure = kindOfFailure(error);
      return failure === "conflict" ? await lookAgain(unsaved) : { failure };
    }
  }

  /**
   * Not every conflict is one. A save whose answer got lost meets its own text; a new name or address changes the stored state but
   * not the document. Only another document is a conflict for the person to decide.
   */
  async function lookAgain(unsaved: Unsaved<Document>): Promise<SaveAnswer> {
    const says = (stored: Document, document: Document) => sameText(kind.own(stored), kind.own(document));
    try {
      const { document: stored, savedAt, basedOn } = await kind.read(id);
      if (says(stored, unsaved.document)) {
        confirmed = unsaved.document;
        return { savedAt, basedOn };
      }
      if (says(stored, confirmed)) return await write({ ...unsaved, basedOn });
      return { failure: "conflict" };
    } catch (error) {
      return { failure: kindOfFailure(error) };
    }
  }

  function saveOnLeave(unsaved: Unsaved<Document>): void {
    const { address, method, body } = kind.leaving(id, { ...unsaved, sessionId });
    const json = JSON.stringify(body);
    if (new Blob([json]).size > KEEPALIVE_BYTES) return;
    const headers = { "content-type": "application/json" };
    void fetch(`/api/openapi${address}`, { method, headers, body: json, keepalive: true }).catch(() => {
      // The page is going away and the journal holds the text; there is nobody left to tell.
    });
  }

  const confirm = (document: Document) => {
    confirmed = document;
  };

  return { save, saveOnLeave, confirm };
}

function kindOfFailure(error: unknown): SaveFailure {
  const failure = failureOf(error);
  if (failure === "OFFLINE") return "offline";
  if (failure === "RESUME_VERSION_CONFLICT" || failure === "CONFLICT") return "conflict";
  if (failure === "UNAUTHORIZED") return "signed-out";
  const isRefusal = error instanceof ORPCError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefusal ? "refused" : "server";
}
