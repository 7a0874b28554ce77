import { loadavg } from "node:os";
import pg from "pg";
import { runningPostgres } from "@/server/platform/db/embedded-postgres";
import { makeDataFolder, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, report } from "./measure.mts";
import { addPeople, type Cookies, keyOf, send, signUpMany, usageOf } from "./people.mts";

// What one operation costs: milliseconds of processor in each part, bytes of write-ahead log, and the size of rows. Unlike times, these
// hardly depend on what else the machine does. docs/scale.md computes from them.

const PEOPLE = 300;
const DATA_DIR = makeDataFolder("dossier-costs-");
const application = await startApplication({ DATA_DIR, LOG_LEVEL: "error" });
const { address, child } = application;
const resumes = await addPeople(DATA_DIR, address, PEOPLE);
const [browser] = (await signUpMany(address, 1)) as [Cookies];
const client = new pg.Client(runningPostgres(DATA_DIR));
await client.connect();
const figures: Figure[] = [];
const json = { "content-type": "application/json" };
const idOf = (person: number) => resumes[person]?.[0] ?? "";
const key = (person: number) => ({ "x-api-key": keyOf(person + 1) });
console.log(
  `load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);

const api = "/api/openapi";
await measure("read a resume, cached", 3000, (_round, person) =>
  send(address, "GET", `${api}/resumes/${idOf(person)}`, key(person)),
);
await measure("list resumes", 2000, (_round, person) => send(address, "GET", `${api}/resumes`, key(person)));
await measure("save a change (PATCH)", 2000, (round, person) => {
  const body = JSON.stringify({ operations: [{ op: "replace", path: "/basics/headline", value: `Change ${round}` }] });
  return send(address, "PATCH", `${api}/resumes/${idOf(person)}`, { ...key(person), ...json }, body);
});
await measure("create a resume", 1000, (round, person) =>
  send(address, "POST", `${api}/resumes`, { ...key(person), ...json }, JSON.stringify({ name: `New ${round}` })),
);
await measure("PDF of two pages, changed since the last", 200, async (round, person) => {
  const body = JSON.stringify({ operations: [{ op: "replace", path: "/basics/headline", value: `Printed ${round}` }] });
  await send(address, "PATCH", `${api}/resumes/${idOf(person)}`, { ...key(person), ...json }, body);
  return send(address, "GET", `${api}/resumes/${idOf(person)}/pdf`, key(person));
});
await measure("page of the dashboard", 300, () =>
  send(address, "GET", "/dashboard", { cookie: browser.cookie, accept: "text/html" }),
);
await measure("sign in", 60, () => {
  const body = JSON.stringify({ email: browser.email, password: browser.password });
  return send(address, "POST", "/api/auth/sign-in/email", { ...json, origin: address }, body);
});
report("Processor of one operation", figures);
await sizes();

await client.end();
application.child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
process.exit(0);

/** Eight at a time, after as many that do not count. */
async function measure(name: string, count: number, work: (round: number, person: number) => Promise<number>) {
  let round = 0;
  const lanes = (max: number) =>
    Promise.all(
      Array.from({ length: 8 }, async () => {
        while (round < max) {
          const own = round++;
          const status = await work(own, own % PEOPLE);
          if (status < 200 || status >= 300) throw new Error(`${name}: ${status}`);
        }
      }),
    );
  await lanes(Math.ceil(count / 5));
  round = 0;
  const pid = child.pid ?? 0;
  const before = usageOf(pid, DATA_DIR);
  const from = await written();
  await lanes(count);
  const after = usageOf(pid, DATA_DIR);
  for (const part of ["application", "typesetting", "database"] as const) {
    const each = ((after[part] - before[part]) * 1000) / count;
    if (each >= 0.01) figures.push({ name: `${name}: ${part}`, median: each, unit: "ms" });
  }
  const bytes = ((await written()) - from) / count;
  if (bytes > 100) figures.push({ name: `${name}: write-ahead log`, median: bytes / 1000, unit: "kB" });
}

async function written(): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes");
  return Number(rows[0]?.bytes);
}

/** What a row takes, with its indexes and what is stored beside it. */
async function sizes() {
  await client.query("vacuum full analyze");
  const { rows } = await client.query(
    `select c.relname as "table", c.reltuples::int as rows, round(pg_total_relation_size(c.oid) / 1000.0) as kilobytes,
            round(pg_total_relation_size(c.oid) / greatest(c.reltuples, 1)) as "bytes a row"
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples >= 50 order by pg_total_relation_size(c.oid) desc limit 8`,
  );
  console.table(rows);
  const full = await client.query("select avg(pg_column_size(data))::int as bytes from resume where name = 'Resume'");
  console.log(`bytes of a resume with two pages of text: ${full.rows[0]?.bytes}`);
}
