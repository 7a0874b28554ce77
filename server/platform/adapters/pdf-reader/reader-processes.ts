import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { singleton } from "@/server/platform/singleton";

/** A process that reads files. It reads those of one account only: what a file breaks must not be there for anybody else. */
export interface Reader {
  child: ChildProcess;
  /** Whose files it has read; null while it has read none, and where nobody is signed in. */
  ownerId: string | null;
  files: number;
}

/** How long a process waits for the next file. Starting one takes longer than reading a resume. */
const WAIT_MS = 60_000;
/** Files that one process reads. */
const MAX_FILES = 50;

/** Those that wait: at most one that has read nothing, and one that has read for an account. Each with the timer that ends it. */
const waiting = () => singleton("pdf-readers-waiting", () => new Map<Reader, NodeJS.Timeout>());

const isAlive = ({ child }: Reader) => child.connected && child.exitCode === null && child.signalCode === null;

/** A new process, for an account's next file or for whatever comes. */
export function startReader(ownerId: string | null = null): Reader {
  const path = join(process.cwd(), "dist/pdf-reader.mjs");
  if (!existsSync(path)) throw new Error("dist/pdf-reader.mjs is missing: build it with `npm run build`.");
  const child = fork(/* turbopackIgnore: true */ path, [], {
    env: { NODE_ENV: "production" },
    execArgv: ["--max-old-space-size=384"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return { child, ownerId, files: 0 };
}

function end(reader: Reader) {
  clearTimeout(waiting().get(reader));
  waiting().delete(reader);
  reader.child.kill("SIGKILL");
}

/** Lets a process wait for its next file. It does not keep the server from ending. */
function wait(reader: Reader) {
  const { child } = reader;
  child.removeAllListeners();
  child.once("error", () => {});
  child.once("exit", () => end(reader));
  child.unref();
  child.channel?.unref();
  waiting().set(reader, setTimeout(() => end(reader), WAIT_MS).unref());
}

/** The process that waits for this account: the one that has read its last file, or one that has read nothing. */
function waitingFor(ownerId: string | null): Reader | undefined {
  const alive = [...waiting().keys()].filter(isAlive);
  return alive.find((reader) => ownerId !== null && reader.ownerId === ownerId) ?? alive.find((reader) => reader.files === 0);
}

/**
 * Starts a process that waits for the next file of an account, unless one waits already. For pages on which a person is about to
 * choose a file: the first file of a process that has just started takes several times as long.
 */
export function prepareReader(ownerId: string | null): void {
  if (!waitingFor(ownerId)) wait(startReader());
}

/** A process for the account's next file, or null for a file of somebody who is not signed in. */
export function takeReader(ownerId: string | null): Reader {
  const taken = waitingFor(ownerId);
  if (!taken) return startReader(ownerId);
  clearTimeout(waiting().get(taken));
  waiting().delete(taken);
  taken.child.removeAllListeners();
  taken.child.ref();
  taken.child.channel?.ref();
  taken.ownerId = ownerId;
  return taken;
}

/** Takes a process back that has read its file without trouble; it waits for the next one of its account. */
export function returnReader(reader: Reader): void {
  reader.files += 1;
  if (reader.ownerId === null || reader.files >= MAX_FILES || !isAlive(reader)) dropReader(reader);
  else {
    for (const other of waiting().keys()) if (other.files > 0) end(other);
    wait(reader);
  }
}

/** Ends a process, and prepares another for the next file. */
export function dropReader(reader: Reader): void {
  end(reader);
  prepareReader(null);
}
