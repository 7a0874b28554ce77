import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { WorkBusy, WorkFailed, WorkInterrupted, WorkTimedOut } from "@/server/platform/workers/errors";
import { prepareResume } from "@/typeset/prepare";

const sample = (): ResumeData => normaliseResumeData(JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")));

let childPath: string;

beforeAll(async () => {
  childPath = await buildTypesetterChild();
});

/** Waits until an idle process is working, judged by its CPU time. */
async function busyTicks(pid: number) {
  const used = () => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[11]);
  const before = used();
  while (used() - before < 2) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("the processes", () => {
  const SMALL = prepareResume(defaultResumeData({ name: "Ilse Marwick" }));
  const heavy = (jobs = 500) => {
    const data = sample();
    const [item] = data.sections.experience.items;
    if (item)
      data.sections.experience.items = Array.from({ length: jobs }, (_, index) => ({
        ...item,
        id: `${index}`,
        company: `Company ${index}`,
      }));
    return prepareResume(data);
  };

  test("a document that takes too long is aborted, and the next one is printed", async () => {
    const impatient = createTypesetter({ childPath, children: 1, timeoutMs: 2_000 });
    try {
      await impatient.ready();
      const [before] = impatient.pids();
      await expect(impatient.pdf(heavy(4_000))).rejects.toBeInstanceOf(WorkTimedOut);
      await impatient.ready();
      expect(impatient.pids()).not.toContain(before);
      expect((await impatient.pdf(prepareResume(sample()))).pages).toBe(4);
    } finally {
      impatient.close();
    }
  });

  test("while one document takes too long, others are printed in parallel", async () => {
    const two = createTypesetter({ childPath, children: 2, timeoutMs: 3_000 });
    try {
      await two.ready();
      const slow = expect(two.pdf(heavy(4_000))).rejects.toThrow("3000 ms");
      const others = await Promise.all(Array.from({ length: 3 }, () => two.pdf(prepareResume(sample()))));
      expect(others.map(({ pages }) => pages)).toEqual([4, 4, 4]);
      await slow;
    } finally {
      two.close();
    }
  });

  test("a second process starts when there is work for it, and ends after a rest", async () => {
    const two = createTypesetter({ childPath, children: 2, timeoutMs: 20_000, restMs: 500 });
    try {
      await two.ready();
      expect(two.pids()).toHaveLength(1);
      await Promise.all([two.pdf(SMALL), two.pdf(SMALL), two.pdf(SMALL)]);
      expect(two.pids()).toHaveLength(2);
      await vi.waitFor(() => expect(two.pids()).toHaveLength(1), { timeout: 20_000, interval: 50 });
      expect((await two.pdf(SMALL)).pages).toBe(1);
    } finally {
      two.close();
    }
  });

  test("a process that has typeset many documents is replaced when it uses more memory than it needs", async () => {
    const worn = createTypesetter({ childPath, children: 1, wornResidentBytes: 1 });
    try {
      await worn.ready();
      const [before] = worn.pids();
      for (let document = 1; document < 100; document++) await worn.pdf(SMALL);
      expect(worn.pids()).toEqual([before]);
      await worn.pdf(SMALL);
      expect(worn.pids()).not.toContain(before);
    } finally {
      worn.close();
    }
  });

  test("a document whose process is killed is printed by the next one, before older tasks", async () => {
    const fragile = createTypesetter({ childPath, children: 1 });
    try {
      await fragile.ready();
      const [pid] = fragile.pids();
      const struck = fragile.pdf(heavy(60));
      const waiting = fragile.pdf(prepareResume(sample()));
      await busyTicks(pid ?? 0);
      process.kill(pid ?? 0, "SIGKILL");
      const first = await Promise.race([struck.then(() => "struck"), waiting.then(() => "waiting")]);
      expect([first, (await struck).pages > 4, (await waiting).pages]).toEqual(["struck", true, 4]);
    } finally {
      fragile.close();
    }
  });

  test("a document whose process died twice fails as interrupted, and the others are printed", async () => {
    const fragile = createTypesetter({ childPath, children: 1 });
    try {
      await fragile.ready();
      const doomed = expect(fragile.pdf(heavy())).rejects.toBeInstanceOf(WorkInterrupted);
      const waiting = fragile.pdf(prepareResume(sample()));
      let killed = 0;
      for (let round = 0; round < 2; round++) {
        await vi.waitFor(() => expect(fragile.pids()).not.toContain(killed));
        await fragile.ready();
        killed = fragile.pids()[0] ?? 0;
        await busyTicks(killed);
        process.kill(killed, "SIGKILL");
      }
      await doomed;
      expect((await waiting).pages).toBe(4);
    } finally {
      fragile.close();
    }
  });

  test("a process that exceeds its memory limit is killed while it works", async () => {
    const tight = createTypesetter({ childPath, children: 1, hardResidentBytes: 1 });
    try {
      await tight.ready();
      await expect(tight.pdf(heavy())).rejects.toThrow("more memory than it may");
    } finally {
      tight.close();
    }
  });

  test("a process that has grown too large is replaced", async () => {
    const small = createTypesetter({ childPath, children: 1, maxResidentBytes: 1 });
    try {
      await small.ready();
      const [before] = small.pids();
      await small.pdf(prepareResume(sample()));
      expect(small.pids()).not.toContain(before);
      expect((await small.pdf(prepareResume(sample()))).pages).toBe(4);
    } finally {
      small.close();
    }
  });

  test("documents beyond the queue limit are rejected immediately, and the queue does not block the event loop", async () => {
    // One account may have half of the queue.
    const narrow = createTypesetter({ childPath, children: 1, maxWaiting: 4 });
    try {
      await narrow.ready();
      const results = await Promise.allSettled(Array.from({ length: 6 }, () => narrow.pdf(heavy(60))));
      const refused = results.filter((result) => result.status === "rejected");
      expect(refused).toHaveLength(3);
      for (const result of refused) expect(result.reason).toBeInstanceOf(WorkBusy);
    } finally {
      narrow.close();
    }
  });

  test("a child that cannot start is an error, not an endless wait", async () => {
    const broken = createTypesetter({ childPath: "/nowhere/child.mjs", children: 1 });
    try {
      await expect(broken.pdf(prepareResume(sample()))).rejects.toBeInstanceOf(WorkFailed);
    } finally {
      broken.close();
    }
  });
});
