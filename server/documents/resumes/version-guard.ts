import { failure } from "@/server/platform/errors";
import type { ResumeHead } from "./rows";

/** Whether a resume is in a different state from the one that the caller expects. */
export const isMoved = ({ updatedAt }: Pick<ResumeHead, "updatedAt">, expected: string | undefined): boolean =>
  expected !== undefined && Date.parse(expected) !== updatedAt.getTime();

export const movedFailure = ({ updatedAt }: Pick<ResumeHead, "updatedAt">) =>
  failure("RESUME_VERSION_CONFLICT", { data: { updatedAt: updatedAt.toISOString() } });

/** Throws RESUME_VERSION_CONFLICT. */
export function refuseMoved(current: Pick<ResumeHead, "updatedAt">, expected: string | undefined) {
  if (isMoved(current, expected)) throw movedFailure(current);
}
