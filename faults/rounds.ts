import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mountSmallDisk } from "@/server/testing/small-disk";
import { Ledger } from "./ledger";
import { Place, pause } from "./place";

export type Round = {
  /** Causes the fault and fixes what an operator would. Resolves when the instance should recover by itself. */
  fault: (place: Place, random: () => number) => Promise<void>;
};

/** The rounds on the instance with permanently active writers. */
export const ROUNDS = {
  application: {
    async fault(place) {
      await place.end("SIGKILL");
      await place.start();
    },
  },
  database: {
    async fault(place) {
      const killed = place.databaseProcess();
      process.kill(killed, "SIGKILL");
      // Until the application notices, a helper process that is about to end may still respond to the health check.
      await place.until(() => ![0, killed].includes(place.findDatabase()));
    },
  },
  both: {
    async fault(place) {
      const database = place.databaseProcess();
      place.kill();
      process.kill(database, "SIGKILL");
      await place.end("SIGKILL");
      await place.start();
    },
  },
  restart: {
    async fault(place) {
      const code = await place.end("SIGTERM");
      if (code !== 0) throw new Error(`The application ended with ${code} when it was asked to stop.`);
      await place.start();
    },
  },
  typesetters: {
    async fault(place) {
      for (const pid of place.typesetterProcesses()) process.kill(pid, "SIGKILL");
      await expectPaper(place);
    },
  },
  "stopped database": {
    async fault(place, random) {
      const stopped = place.databaseProcesses();
      for (const pid of stopped) process.kill(pid, "SIGSTOP");
      await pause(500 + random() * 1_500);
      for (const pid of stopped) process.kill(pid, "SIGCONT");
    },
  },
  "stopped database left behind": {
    async fault(place) {
      for (const pid of place.databaseProcesses()) process.kill(pid, "SIGSTOP");
      await place.end("SIGKILL");
      await place.start();
    },
  },
} as const satisfies Record<string, Round>;

async function expectPaper(place: Place) {
  const created = await place.request("POST", "/resumes", { name: "Paper", withSampleData: true });
  if (!created.ok) throw new Error(`No resume to print: ${created.status}`);
  const id = (await created.json()) as string;
  const end = performance.now() + 30_000;
  for (;;) {
    const response = await place.request("GET", `/resumes/${id}/pdf`);
    if (response.ok) return;
    if (performance.now() > end)
      throw new Error(`No PDF after its typesetters were killed: ${response.status} ${await response.text()}`);
    await pause(50);
  }
}

/** Kills a first start at a random moment; the next start must work with what it left. Returns how long that took. */
export async function killedFirstStart(random: () => number): Promise<number> {
  const place = new Place(openFolder());
  try {
    const child = spawn(process.execPath, ["dist/main.mjs"], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: place.folder, HOST: "127.0.0.1", PORT: "0" },
      stdio: "ignore",
    });
    const exited = new Promise((resolve) => child.once("exit", resolve));
    await pause(random() * 2_500);
    child.kill("SIGKILL");
    await exited;
    const started = performance.now();
    await place.start();
    const took = performance.now() - started;
    if (!(await place.request("POST", "/resumes", { name: "First" })).ok) throw new Error("The healed instance takes no writes.");
    return took;
  } finally {
    await place.remove();
  }
}

/** An instance on a small disk that fills up. Returns how long recovery took, or null if no disk can be mounted. */
export async function fullDisk(): Promise<{ ledger: Ledger; tookMs: number } | null> {
  const disk = mountSmallDisk(420);
  if (!disk) return null;
  const place = new Place(join(disk.path, "data"));
  const ledger = new Ledger();
  try {
    await place.start();
    const stop = ledger.write(place, 4);
    await place.until(() => ledger.acknowledgedWrites > 0);
    const ballast = join(disk.path, "ballast");
    const { bavail, bsize } = statfsSync(disk.path);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 20 * 1024 * 1024));
    // The writes are rejected because of the full disk.
    await place.until(() => (ledger.refusals()[507] ?? 0) > 0);
    if (!(await place.request("GET", "/resumes")).ok) throw new Error("A full disk keeps people from reading.");
    const started = performance.now();
    rmSync(ballast);
    await place.becomeHealthy();
    const tookMs = performance.now() - started;
    const before = ledger.acknowledgedWrites;
    await place.until(() => ledger.acknowledgedWrites > before);
    await stop();
    await ledger.verify(place, "all");
    return { ledger, tookMs };
  } finally {
    await place.end("SIGTERM");
    disk.remove();
  }
}

/** A data folder that the unprivileged user can reach too, as on most servers. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "dossier-faults-"));
  chmodSync(folder, 0o755);
  return folder;
}
