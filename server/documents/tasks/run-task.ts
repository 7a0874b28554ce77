import { WorkFailed } from "@/server/platform/workers/errors";
import { weightOf } from "@/server/platform/workers/weight";
import { workers } from "@/server/platform/workers/workers";
import { type TaskInput, type TaskName, type TaskResult, WORK } from "./tasks";

/** Work on more than this is done in the pool. A long resume has half of it, and takes the slowest of the rules some five milliseconds. */
const MAX_WEIGHT_HERE = 60_000;
/** Work on more than this leaves processes to the rest. */
const LARGE_WEIGHT = 200_000;
/** How long work may take in the pool. */
const TIMEOUT_MS = 15_000;

/** Whether work on a value is done here, immediately. */
export const isSmall = (value: unknown): boolean => weightOf(value, MAX_WEIGHT_HERE) < MAX_WEIGHT_HERE;

/**
 * Does work whose time grows with its input: small work here, and all other in a process of the pool, so that it delays no
 * requests. Throws what `http/translate.ts` knows: WorkBusy, WorkInterrupted, WorkTimedOut, WorkFailed.
 */
export async function runTask<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskResult<Name>> {
  const weight = weightOf(input, LARGE_WEIGHT);
  if (weight < MAX_WEIGHT_HERE) return WORK[name](input);
  const made = await workers().run(
    { output: "task", task: { name, input } },
    { timeoutMs: TIMEOUT_MS, isLarge: weight >= LARGE_WEIGHT },
  );
  if (made.output !== "task") throw new WorkFailed(`The process made ${made.output} instead of ${name}.`);
  return made.result as TaskResult<Name>;
}
