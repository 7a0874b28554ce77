import { failure } from "@/server/platform/errors";
import type { ResumeHead } from "./rows";

/** Whether a resume is in a different state from the one that the caller expects. */
export const isMoved = ({ updatedAt }: Pick<ResumeHead, "updatedAt">, expected: string | undefined): boolean =>
  expected !== undefined && Date.parse(expected) !== updatedAt.getTime();

/** Throws RESUME_VERSION_CONFLICT. */
export function refuseMoved(current: Pick<ResumeHead, "updatedAt">, expected: string | undefined) {
  if (!isMoved(current, expected)) return;
  throw failure("RESUME_VERSION_CONFLICT", { data: { updatedAt: current.updatedAt.toISOString() } });
}
