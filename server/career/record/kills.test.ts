import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, inject, test } from "vitest";
import { bundleScript } from "@/scripts/bundle-script.mjs";
import { database } from "@/server/platform/db/client";
import { call, signUp, withInstance } from "@/server/testing/instance";

withInstance();

/** Each takes about a second; `KILLS=50` after every change of how the record reaches the resumes. */
const KILLS = Number(process.env.KILLS ?? 5);
const RESUMES = 120;

test("killed in the middle of a change, the record and all its resumes are in the state before or after it", async () => {
  const ada = await signUp();
  const send = async (method: string, path: string, body?: unknown) => (await call(method, path, { key: ada.key, body })).body;
  const entry = await send("POST", "/career/record", {
    section: "experience",
    data: { company: "Northpine", location: "Place 1" },
  });
  const resumeId = await send("POST", "/resumes", { name: "Mine", tags: [] });
  const { itemId } = await send("POST", `/career/record/${entry.id}/documents`, { resumeId });
  for (let copies = 1; copies < RESUMES; copies++)
    await send("POST", `/resumes/${resumeId}/duplicate`, { name: `Copy ${copies}` });
  const places = async () => {
    const rows = await database().resume.findMany({ select: { id: true, data: true } });
    return rows.map(({ data }) => JSON.stringify(data).match(/"location":"(Place \d+)"/)?.[1]);
  };
  const script = await bundleScript("server/career/testing/change-forever.ts", "change-record");
  const name = new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);
  let begun = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, [script, inject("postgresHost"), name, ada.userId, entry.id], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exited = once(child, "exit");
    child.stdout?.on("data", (dots: Buffer) => {
      begun += dots.length;
    });
    // A change has begun; how far it comes differs each time.
    if (child.stdout) await once(child.stdout, "data");
    await new Promise((resolve) => setTimeout(resolve, 40 + 90 * kill));
    child.kill("SIGKILL");
    await exited;
    // The killed connection may hold its locks for a moment.
    await database().$transaction((tx) => tx.$queryRaw`select id from resume for update`);
    const { data, revision } = await send("GET", `/career/record/${entry.id}`);
    expect(data.location).toBe(`Place ${revision}`);
    expect(new Set(await places())).toEqual(new Set([data.location]));
    const versions = await database().resumeVersion.groupBy({
      by: ["resumeId"],
      where: { kind: "auto" },
      _count: { _all: true },
    });
    expect(
      new Set(versions.filter((row) => row.resumeId !== resumeId).map(({ _count }) => _count._all)).size,
    ).toBeLessThanOrEqual(1);
  }
  const link = (await send("GET", `/resumes/${resumeId}/links`))[0];
  expect(link).toMatchObject({ itemId, state: "current", overridden: [] });
  const { revision } = await send("GET", `/career/record/${entry.id}`);
  expect(begun).toBeGreaterThan(revision - 1);
}, 240_000);
