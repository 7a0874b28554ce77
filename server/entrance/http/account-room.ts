import { requireRoom } from "@/server/documents/account-room";
import type { Operation } from "@/server/entrance/http/operations";
import type { Db } from "@/server/platform/db/client";
import type { Caller } from "@/server/platform/request/caller";

/** Last segments of addresses whose POST changes something that exists, or only its state. */
const CHANGES =
  /\/(rename|tags|lock|application|trash|restore|restorations|refresh-style|style-refreshes|stop|edit-status|read|default|replays|dismissals|merge|bulk-update|submit)$/;

/** Last segments of addresses whose POST calls a model and stores its response. */
const STORES_ANSWER = /\/(messages|send|tailored-resumes|tailor-resume|message-drafts|draft-message|generate|transcribe)$/;

/** Whether an operation adds something to an account, changes something there, or stores nothing. */
export function growthOf({ method, path, permission, meta }: Operation): "new" | "change" | null {
  if (permission !== "write" || meta.access === "public" || meta.access === "admin") return null;
  if (meta.limit === "upload") return "new";
  if (meta.limit === "ai") return STORES_ANSWER.test(path) ? "new" : null;
  if (meta.limit !== "mutation") return null;
  return method === "POST" && !CHANGES.test(path) ? "new" : "change";
}

/** Throws PAYLOAD_TOO_LARGE if the caller's account has no room for what the request would store there. */
export async function requireAccountRoom(db: Db, operation: Operation, caller: Caller | null, size: number): Promise<void> {
  const growth = caller ? growthOf(operation) : null;
  if (!caller || growth === null) return;
  await requireRoom(db, caller.userId, { size, isNew: growth === "new" }, Date.now());
}
