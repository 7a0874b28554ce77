import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, figure, percentile, report } from "./measure.mts";

// A backup of many resumes of 30 kB while the instance is read, its restore and its check: time, memory, size, and what readers notice.
// BENCH_RESUMES is their number; the goals are for 100,000, to which times are projected: what an empty instance takes, and the rest by number.

const MANY = Number(process.env.BENCH_RESUMES ?? 100_000);
const RESUME_BYTES = 30_000;
const GOAL = 100_000;

const folder = makeDataFolder("dossier-bench-");
const postgres = await startEmbeddedPostgres(join(folder, "database"));
const DATABASE_URL = `postgresql://dossier@localhost/dossier?host=${postgres.connection.host}`;
const application = await startApplication({ DATA_DIR: join(folder, "data"), DATABASE_URL, TYPESETTER_PROCESSES: "1" });
const key = await makeKey(application.address);
const figures: Figure[] = [];
const environment = { DATABASE_URL, DATA_DIR: join(folder, "data") };
const empty = join(folder, "empty.tar");
const emptyBackup = await command("backup", [empty], environment);
const emptyRestore = await command("restore", [empty], { DATA_DIR: join(folder, "empty") });
await fill();

const file = join(folder, "backup.tar");
const alone = await readWhile(new Promise((resolve) => setTimeout(resolve, 3_000)));
const backup = command("backup", [file], environment);
const beside = await readWhile(backup);
figures.push(figure("read one, alone", alone), figure("read one, during the backup", beside));
note("backup", await backup, { empty: emptyBackup, goal: 60 });
application.child.kill("SIGTERM");
await application.exited;

const restored = join(folder, "restored");
note("restore", await command("restore", [file], { DATA_DIR: restored }), { empty: emptyRestore, goal: 120 });
note("verify", await command("backup", ["--verify", file], { DATA_DIR: restored }));
const ratio = percentile(beside, 0.95) / percentile(alone, 0.95);
figures.push(
  { name: "p95 of reads during the backup, against alone", median: ratio, unit: "×", goal: "≤ 1.3" },
  { name: "file", median: statSync(file).size / 1e6, unit: "MB" },
);
report(`Backup of ${MANY} resumes of ${RESUME_BYTES / 1000} kB`, figures);

await postgres.stop();
removeDataFolder(join(folder, "database"));
removeDataFolder(folder);
process.exit(0);

function note(name: string, { seconds, cpuSeconds, megabytes }: Run, compared?: { empty: Run; goal: number }) {
  figures.push(
    { name: `${name}, time`, median: seconds, unit: "s" },
    { name: `${name}, CPU of the command`, median: cpuSeconds, unit: "s" },
  );
  if (compared) {
    const median = compared.empty.seconds + ((seconds - compared.empty.seconds) / MANY) * GOAL;
    figures.push(
      { name: `${name}, time of an empty instance`, median: compared.empty.seconds, unit: "s" },
      { name: `${name}, time projected to ${GOAL}`, median, unit: "s", goal: `≤ ${compared.goal}` },
    );
  }
  figures.push({ name: `${name}, most memory`, median: megabytes, unit: "MB", goal: "≤ 150" });
}

type Run = { seconds: number; cpuSeconds: number; megabytes: number };

/** Runs a built command as a person would, and watches its memory. */
function command(name: "backup" | "restore", words: string[], environment: Record<string, string>): Promise<Run> {
  const began = performance.now();
  const child = spawn(process.execPath, [`dist/${name}.mjs`, ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  let megabytes = 0;
  let cpuSeconds = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, residentOf(child.pid));
    cpuSeconds = Math.max(cpuSeconds, cpuSecondsOf(child.pid));
  }, 50);
  return new Promise((resolve, reject) => {
    child.once("close", (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - began) / 1000, cpuSeconds, megabytes });
      else reject(new Error(`${name} ended with ${code}`));
    });
  });
}

function residentOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** Ticks of a hundredth of a second, of the process and in the kernel for it. */
function cpuSecondsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** Milliseconds of reads, one after the other, each of another resume, until the work is done. */
async function readWhile(work: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  const made = await fetch(`${application.address}/api/openapi/resumes`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ name: "Read", slug: `read-${Date.now()}` }),
  });
  const id = (await made.json()) as string;
  const times: number[] = [];
  while (!isDone) {
    const start = performance.now();
    await (
      await fetch(`${application.address}/api/openapi/resumes/${id}?at=${times.length}`, { headers: { "x-api-key": key } })
    ).arrayBuffer();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await end;
  return times;
}

/** Resumes of the sample, each made long and different by words that do not repeat, so that they compress as texts do. */
async function fill() {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const data = JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")) as object;
  const sample = JSON.stringify(data);
  const words = sample.match(/[A-Za-z]{3,}/g) ?? [];
  await client.query(
    `insert into "user" (id, name, email, username) select gen_random_uuid(), 'Filler', 'filler' || n || '@example.com', 'filler' || n from generate_series(1, 500) n`,
  );
  for (let at = 0; at < MANY; at += 500) {
    const texts = Array.from({ length: Math.min(500, MANY - at) }, () => {
      let text = "";
      while (text.length < RESUME_BYTES - sample.length) text += `${words[Math.floor(Math.random() * words.length)]} `;
      return JSON.stringify({ ...data, filler: text });
    });
    await client.query(
      `insert into resume (id, "userId", name, slug, data)
       select gen_random_uuid(), (select id from "user" where username = 'filler' || (1 + ($2::int + n) % 500)), 'Filler', 'filler-' || ($2::int + n), text::json
       from unnest($1::text[]) with ordinality as given (text, n)`,
      [texts, at],
    );
  }
  await client.query("analyze");
  const { rows } = await client.query<{ mean: number }>("select avg(length(data::text))::int as mean from resume");
  console.log(`${MANY} resumes, ${rows[0]?.mean} characters each`);
  await client.end();
}
