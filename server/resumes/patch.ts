import { type ResumeData, resumeDataInputSchema } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";
import { applyPatch, type PatchOperation } from "@/domain/patch/apply";
import { failure } from "@/server/errors";
import { resumeVersionStore } from "@/server/versions/stores";
import { changeResume, refuseLocked } from "./change";
import { incomingData, keepLetterSections } from "./incoming";
import { toResume, withData } from "./rows";
import { refuseMoved } from "./service";
import { announce } from "./updates";

type PatchInput = { id: string; operations: readonly PatchOperation[]; expectedUpdatedAt?: string | undefined };

/** Applies RFC 6902 operations to a resume's data, all or none, and keeps the result as an `ai` version. */
export async function patchResume(ownerId: string, input: PatchInput): Promise<Resume> {
  let saved: ResumeData | undefined;
  const row = await changeResume(ownerId, input.id, async (current, tx) => {
    refuseLocked(current);
    refuseMoved(current, input.expectedUpdatedAt);
    const patched = applyPatch(toResume(current).data, input.operations);
    if (!patched.ok) throw failure("INVALID_PATCH_OPERATIONS", { data: patched.error });
    const checked = resumeDataInputSchema.safeParse(patched.data);
    if (!checked.success)
      throw failure("BAD_REQUEST", { message: "Input validation failed", data: { issues: checked.error.issues } });
    const data = await keepLetterSections(tx, ownerId, current, incomingData(checked.data));
    await resumeVersionStore.add(tx, current.id, { kind: "ai", json: JSON.stringify(data) });
    saved = data;
    return { data };
  });
  announce(ownerId, row.id, "patch", row.updatedAt);
  // What was just saved needs no reading again.
  return saved ? withData(row, saved) : toResume(row);
}
