import { ORPCError } from "@orpc/client";
import { api } from "@/components/api/client";
import { failureOf } from "@/components/api/error-text";
import type { SaveFailure } from "@/components/editor/autosave";
import { sameText } from "@/components/editor/same-text";
import type { SaveAnswer, SaveRequest } from "@/components/editor/save-runner";
import type { ResumeData } from "@/contracts/model/resume/data";

/** Bodies above this are refused by browsers when sent with `keepalive`; the journal keeps them instead. */
const KEEPALIVE_BYTES = 60_000;

/**
 * How a resume is sent to the server. `sessionId` makes one version of all saves of this editing session; `opened` is the data
 * as it was stored when the session began.
 */
export function resumeSaver(id: string, sessionId: string, opened: ResumeData) {
  let confirmed = opened;

  async function put({ data, expectedUpdatedAt }: SaveRequest): Promise<SaveAnswer> {
    const { updatedAt } = await api.resumes.update({ id, data: { ...data }, sessionId, expectedUpdatedAt });
    confirmed = data;
    return { updatedAt };
  }

  async function save(request: SaveRequest): Promise<SaveAnswer> {
    try {
      return await put(request);
    } catch (error) {
      const failure = kindOf(error);
      return failure === "conflict" ? await lookAgain(request) : { failure };
    }
  }

  /**
   * Not every conflict is one. A save whose answer got lost meets its own text; a new name or address changes the time of the
   * stored resume but not its data. Only other data is a conflict for the person to decide.
   */
  async function lookAgain(request: SaveRequest): Promise<SaveAnswer> {
    try {
      const stored = await api.resumes.read({ id });
      if (sameText(stored.data, request.data)) {
        confirmed = request.data;
        return { updatedAt: stored.updatedAt };
      }
      if (sameText(stored.data, confirmed)) return await put({ ...request, expectedUpdatedAt: stored.updatedAt });
      return { failure: "conflict" };
    } catch (error) {
      return { failure: kindOf(error) };
    }
  }

  function saveOnLeave({ data, expectedUpdatedAt }: SaveRequest): void {
    const body = JSON.stringify({ data, sessionId, expectedUpdatedAt });
    if (new Blob([body]).size > KEEPALIVE_BYTES) return;
    void fetch(`/api/openapi/resumes/${encodeURIComponent(id)}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body,
      keepalive: true,
    }).catch(() => {
      // The page is going away and the journal holds the text; there is nobody left to tell.
    });
  }

  const confirm = (data: ResumeData) => {
    confirmed = data;
  };

  return { save, saveOnLeave, confirm };
}

function kindOf(error: unknown): SaveFailure {
  const failure = failureOf(error);
  if (failure === "OFFLINE") return "offline";
  if (failure === "RESUME_VERSION_CONFLICT" || failure === "CONFLICT") return "conflict";
  if (failure === "UNAUTHORIZED") return "signed-out";
  const isRefusal = error instanceof ORPCError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefusal ? "refused" : "server";
}
