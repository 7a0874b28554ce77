import type { z } from "zod";
import { type ResumeData, resumeDataInputSchema } from "@/contracts/model/resume/data";
import { applyPatch, type PatchError, type PatchOperation } from "@/domain/patch/apply";
import { invalidatingOperation } from "@/domain/patch/invalidating-operation";
import { suggestPointer } from "@/domain/patch/suggest-pointer";
import { failure } from "@/server/platform/errors";
import type { ResumeHead } from "./rows";
import { isMoved, movedFailure } from "./version-guard";

/** RFC 6902 operations, and the state of the resume that they are meant for. */
export type Patch = { operations: readonly PatchOperation[]; expectedUpdatedAt?: string | undefined };

/** Throws why a patch is refused. */
type Refuse = () => never;

/** What a patch makes of a resume's data, still to be cleaned; or why it makes nothing. */
type PatchOutcome = { data: z.infer<typeof resumeDataInputSchema>; refuse?: undefined } | { refuse: Refuse };

/** Why a resume in this state takes no such patch: RESUME_LOCKED or RESUME_VERSION_CONFLICT. Null if it does. */
export function refusalOf(head: Pick<ResumeHead, "isLocked" | "updatedAt">, { expectedUpdatedAt }: Patch): Refuse | null {
  const error = head.isLocked ? failure("RESUME_LOCKED") : isMoved(head, expectedUpdatedAt) ? movedFailure(head) : null;
  if (error === null) return null;
  return () => {
    throw error;
  };
}

/**
 * Applies all operations or none, and validates the result. Depends on nothing but its input. `apply` may share parts of `before` with the
 * result where nothing changes them afterwards.
 */
export function outcomeOf(
  head: Pick<ResumeHead, "isLocked" | "updatedAt">,
  before: ResumeData,
  patch: Patch,
  apply: typeof applyPatch = applyPatch,
): PatchOutcome {
  const refuse = refusalOf(head, patch);
  if (refuse) return { refuse };
  const { operations } = patch;
  const patched = apply(before, operations);
  if (!patched.ok) return { refuse: () => refusePatch(before, operations, patched.error) };
  const checked = resumeDataInputSchema.safeParse(patched.data);
  if (checked.success) return { data: checked.data };
  return { refuse: () => refuseResult(before, operations, checked.error.issues) };
}

function refuseResult(before: ResumeData, operations: readonly PatchOperation[], issues: readonly unknown[]): never {
  const index = invalidatingOperation(before, operations, (data) => resumeDataInputSchema.safeParse(data).success);
  throw failure("INVALID_PATCH_OPERATIONS", {
    message: "With this patch the resume would no longer be valid. Nothing was changed.",
    data: { code: "INVALID_RESULT", index, operation: operations[index], issues },
  });
}

/** For a pointer that leads nowhere, the error suggests the one that was probably meant. */
function refusePatch(before: ResumeData, operations: readonly PatchOperation[], error: PatchError): never {
  const isLost = error.code === "MISSING_TARGET" || error.code === "INVALID_POINTER";
  // Operations before it may have moved what it points to.
  const earlier = applyPatch(before, operations.slice(0, error.index));
  const suggestion = isLost && earlier.ok ? suggestPointer(earlier.data, error.operation) : undefined;
  throw failure("INVALID_PATCH_OPERATIONS", { data: { ...error, ...(suggestion !== undefined && { suggestion }) } });
}
