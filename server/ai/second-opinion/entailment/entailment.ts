import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Statement } from "@/server/ai/second-opinion/excerpts";
import { env } from "@/server/platform/env";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";
import { StartRefusedError } from "@/server/platform/start-refused";
import type { EntailmentReply } from "./child";
import { folderOf } from "./files";
import type { Pair } from "./model";

/** A letter of thirty sentences on one slow core, with the start of the process. */
const TIMEOUT_MS = 30_000;
/** How long the process stays without work. */
const REST_MS = 300_000;

type State = { child: ChildProcess | null; rest: NodeJS.Timeout | undefined; last: Promise<unknown> };
const state = () => singleton<State>("entailment", () => ({ child: null, rest: undefined, last: Promise.resolve() }));

/** The operator's entailment model, an ONNX file; null without one. */
export const entailmentModel = (): string | null => env().ENTAILMENT_MODEL ?? null;

/** Throws StartRefusedError where the operator names a model whose files are not all there. */
export function requireEntailmentModel(): void {
  const path = entailmentModel();
  if (path !== null && folderOf(path) === null)
    throw new StartRefusedError(
      `ENTAILMENT_MODEL ${path} cannot be used: it must exist, with tokenizer.json and config.json beside it or in the folder above.`,
    );
}

/** The statements that the operator's model doubts. Where it fails, none: the log says why. */
export async function doubtsOfModel(statements: readonly Statement[]): Promise<Statement[]> {
  const path = entailmentModel();
  if (path === null) return [];
  const pairs = statements.map(({ sentence, excerpts }) => ({ premise: excerpts.join("\n"), hypothesis: sentence }));
  const waiting = state();
  const turn = waiting.last.then(() => judged(path, pairs));
  waiting.last = turn.catch(() => undefined);
  try {
    const doubted = await turn;
    return statements.filter((_, index) => doubted[index]);
  } catch (error) {
    logError("entailment", "The entailment model gave no second opinion.", error);
    return [];
  }
}

function judged(path: string, pairs: readonly Pair[]): Promise<boolean[]> {
  const held = state();
  clearTimeout(held.rest);
  const child = held.child ?? started(path);
  held.child = child;
  return new Promise<boolean[]>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(patience);
      child.off("message", receive);
      child.off("exit", exit);
      held.rest = setTimeout(() => child.kill("SIGKILL"), REST_MS).unref();
      settle();
    };
    const receive = (reply: EntailmentReply) =>
      end(() => ("doubted" in reply ? resolve(reply.doubted) : reject(new Error(reply.problem))));
    const exit = () => end(() => reject(new Error("The process of the model ended.")));
    const patience = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
    child.on("message", receive);
    child.once("exit", exit);
    child.send(pairs, () => {});
  });
}

function started(path: string): ChildProcess {
  const child = fork(/* turbopackIgnore: true */ join(process.cwd(), "dist/entailment.mjs"), [path], {
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.once("error", () => {});
  child.once("exit", () => {
    if (state().child === child) state().child = null;
  });
  // It must not keep the server from ending.
  child.unref();
  child.channel?.unref();
  return child;
}
