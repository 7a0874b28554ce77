import { readdirSync, readFileSync, rmSync } from "node:fs";
import { clusterFolder } from "@/server/platform/db/cluster-folder";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import { livePostmaster } from "@/server/platform/db/postmaster";
import { type Application, freePort, makeKey, startApplication } from "@/server/testing/application";

/** Maximum time of a start, including recovery of the database. */
const PATIENCE_MS = 60_000;

/** A data folder with the built application, which a round may kill and restart. */
export class Place {
  #application: Application | null = null;
  #port = 0;
  key = "";

  constructor(readonly folder: string) {}

  get address() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the application and resolves when it is healthy. Throws if it exits instead. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const environment = { DATA_DIR: this.folder, PORT: String(this.#port), TYPESETTER_PROCESSES: "1", LOG_LEVEL: "error" };
    this.#application = await startApplication(environment);
    if (this.#application.child.exitCode !== null) throw new Error(`The application ended: ${this.#application.output()}`);
    this.key ||= await makeKey(this.address);
  }

  /** Ends the application with a signal and resolves when it is gone. */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
    const application = this.#application;
    this.#application = null;
    application?.child.kill(signal);
    return (await application?.exited) ?? null;
  }

  /** Kills the application without waiting, so that its database can be killed at the same time. */
  kill() {
    this.#application?.child.kill("SIGKILL");
  }

  /** The database's process, or 0 while there is none. */
  findDatabase = () => livePostmaster(clusterFolder(this.folder, postgresOwner()))?.pid ?? 0;

  databaseProcess(): number {
    const pid = this.findDatabase();
    if (pid === 0) throw new Error("There is no database to do anything to.");
    return pid;
  }

  /** The database's process and all its helpers. */
  databaseProcesses(): number[] {
    const pid = this.databaseProcess();
    return [pid, ...childrenOf(pid)];
  }

  typesetterProcesses(): number[] {
    return childrenOf(this.#application?.child.pid ?? 0).filter((pid) => commandOf(pid).includes("typesetter-child"));
  }

  async isHealthy(): Promise<boolean> {
    const response = await fetch(`${this.address}/api/health`, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
    return response?.ok ?? false;
  }

  becomeHealthy = () => this.until(() => this.isHealthy());

  /** Resolves when a condition holds. Throws with the application's output if that takes too long. */
  async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (performance.now() > end) throw new Error(`Not well after ${PATIENCE_MS / 1000} s: ${this.output()}`);
      await pause(20);
    }
  }

  /** Reads, and retries while the instance is temporarily unavailable. */
  async read(path: string): Promise<Response> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const response = await this.request("GET", path);
      if (response.status !== 503 || performance.now() > end) return response;
      await pause(100);
    }
  }

  output = () => this.#application?.output() ?? "";

  async request(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.address}/api/openapi${path}`, {
      method,
      headers: { "x-api-key": this.key, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
  }

  /** Ends everything and removes the folder. */
  async remove(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(clusterFolder(this.folder, postgresOwner()), { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const commandOf = (pid: number) => readOrEmpty(`/proc/${pid}/cmdline`);

function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => readOrEmpty(`/proc/${name}/stat`).split(") ").at(-1)?.split(" ")[1] === String(pid))
    .map(Number);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
