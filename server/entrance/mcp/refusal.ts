import { isRecord } from "@/domain/is-record";
import type { envelope } from "@/server/platform/errors";

const MAX_ISSUES = 10;

/**
 * What a model reads of a refusal: the sentence with the code, the operation of a patch with its position and the pointer that was
 * probably meant, and each field that is wrong.
 */
export function refusalText({ message, code, data }: ReturnType<typeof envelope>): string {
  const details = isRecord(data) ? data : {};
  return [`${message} (${code})`, ...operationLines(details), ...stateLines(details), ...issueLines(details)].join("\n");
}

function operationLines({ code, index, operation, suggestion }: Record<string, unknown>): string[] {
  if (typeof index !== "number") return [];
  const { op, from, path } = isRecord(operation) ? operation : {};
  const pointers = [from, path].filter((pointer) => typeof pointer === "string").join(" → ");
  const what = [op, pointers].filter((part) => typeof part === "string" && part !== "").join(" ");
  const line = `- operation ${index}${what ? ` (${what})` : ""}${typeof code === "string" ? `: ${code}` : ""}`;
  return typeof suggestion === "string" ? [line, `- Did you mean ${suggestion}?`] : [line];
}

/** What the change was based on has changed since. */
const stateLines = ({ updatedAt, revision }: Record<string, unknown>): string[] =>
  [
    typeof updatedAt === "string" ? `- updatedAt is now ${updatedAt}. Read again, then repeat the change.` : "",
    typeof revision === "number" ? `- revision is now ${revision}. Read again, then repeat the change.` : "",
  ].filter((line) => line !== "");

function issueLines({ issues }: Record<string, unknown>): string[] {
  if (!Array.isArray(issues)) return [];
  return issues
    .filter(isRecord)
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `- ${Array.isArray(path) ? path.join(".") : ""}: ${message}`);
}
