import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, inject, test } from "vitest";
import { bundleScript } from "@/scripts/bundle-script.mjs";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { tick } from "./runner";

withInstance();

/** Each takes about a second; `KILLS=50` was done once for every change of the runner. */
const KILLS = Number(process.env.KILLS ?? 6);
const JOBS = 400;
const DUE = new Date("2030-12-02T08:00:00.000Z");

let script = "";
beforeAll(async () => {
  script = await bundleScript("server/career/testing/run-forever.ts", "run-schedules");
});

function startRunner(now: Date): ChildProcess {
  const name = new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);
  return spawn(process.execPath, [script, inject("postgresHost"), name, now.toISOString()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

const countNotices = () => database().notification.count();

test("the process killed again and again in the middle of its work: each notice is sent exactly once", async () => {
  const ada = await signUp();
  const applicationId = (await call("POST", "/applications", { key: ada.key, body: { company: "Northpine", role: "Designer" } }))
    .body;
  const schedules = Array.from({ length: JOBS }, () => {
    const times = { nextRunAt: DUE, createdAt: DUE, updatedAt: DUE };
    return { id: newId(), userId: ada.userId, applicationId, kind: "follow-up", locale: "en-US", timezone: "UTC", ...times };
  });
  await database().careerSchedule.createMany({ data: schedules });
  let interrupted = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    // Each process believes it is six minutes later, when the leases of the one before have ended.
    const child = startRunner(new Date(DUE.getTime() + kill * 360_000));
    const exited = once(child, "exit");
    if (child.stdout) await once(child.stdout, "data");
    const before = await countNotices();
    await until(async () => (await countNotices()) > before || before === JOBS);
    child.kill("SIGKILL");
    await exited;
    interrupted += await database().careerJob.count({ where: { status: "running" } });
  }
  const rest = new Date(DUE.getTime() + KILLS * 360_000);
  while (await tick(database(), rest));
  expect(interrupted).toBeGreaterThan(0);
  const keys = (await database().notification.findMany({ select: { key: true } })).map(({ key }) => key.split(":")[1]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.toSorted()).toEqual(schedules.map(({ id }) => id).toSorted());
}, 180_000);

async function until(isTrue: () => Promise<boolean>) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 2));
}
