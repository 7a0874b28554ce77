import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, figure, report, timed } from "./measure.mts";

// Whether a read costs the same among 10 and among 100,000 resumes, with the plans; and whether memory stays flat over many requests.

const MANY = Number(process.env.BENCH_RESUMES ?? 100_000);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100_000);
const ACCOUNTS = 500;

const DATA_DIR = makeDataFolder("dossier-bench-");
const postgres = await startEmbeddedPostgres(join(DATA_DIR, "database"));
const application = await startApplication({
  DATA_DIR,
  DATABASE_URL: `postgresql://dossier@localhost/dossier?host=${postgres.connection.host}`,
  TYPESETTER_PROCESSES: "1",
});
const key = await makeKey(application.address);
const headers = { "x-api-key": key, "content-type": "application/json" };
const get = async (path: string) => (await fetch(`${application.address}/api/openapi${path}`, { headers })).arrayBuffer();
const data = JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")) as unknown;
const ids: string[] = [];
for (let index = 0; index < 10; index++) {
  const made = await fetch(`${application.address}/api/openapi/resumes/imports`, {
    method: "POST",
    headers,
    body: JSON.stringify({ data }),
  });
  ids.push((await made.json()) as string);
}

const client = new pg.Client(postgres.connection);
await client.connect();
const figures: Figure[] = [];
await measure("10 resumes");
await fill();
await measure(`${MANY} resumes`);
report("Reads as the database grows", figures);
await plans();
await memory();

await client.end();
application.child.kill("SIGTERM");
await application.exited;
await postgres.stop();
removeDataFolder(join(DATA_DIR, "database"));
removeDataFolder(DATA_DIR);
process.exit(0);

/** Each read is of another state, so that none is served from memory. */
async function measure(among: string) {
  const touch = () =>
    client.query(`update resume set "updatedAt" = "updatedAt" + interval '1 millisecond' where id = $1`, [ids[0]]);
  const times = async (path: string) => {
    const all: number[] = [];
    for (let round = 0; round < 120; round++) {
      await touch();
      const [time = 0] = await timed(1, () => get(path), 0);
      if (round >= 20) all.push(time);
    }
    return all;
  };
  figures.push(
    figure(`read one, among ${among}`, await times(`/resumes/${ids[0]}`)),
    figure(`list own ten, among ${among}`, await times("/resumes")),
  );
}

async function fill() {
  await client.query(
    `insert into "user" (id, name, email, username) select gen_random_uuid(), 'Filler', 'filler' || n || '@example.com', 'filler' || n from generate_series(1, ${ACCOUNTS}) n`,
  );
  await client.query(
    `insert into resume (id, "userId", name, slug, data) select gen_random_uuid(), u.id, 'Filler', 'filler-' || n, r.data
     from (select id, row_number() over () as place from "user" where username like 'filler%') u, generate_series(1, $1::int) n, (select data from resume where id = $2) r where u.place = n % ${ACCOUNTS} + 1`,
    [MANY, ids[0]],
  );
  await client.query("analyze");
}

async function plans() {
  const { rows } = await client.query<{ userId: string }>(`select "userId" from resume where id = $1`, [ids[0]]);
  const owner = rows[0]?.userId;
  const statements = {
    "read one": [`select * from resume where id = $1 and "userId" = $2`, [ids[0], owner]],
    "list own": [`select id, name from resume where "userId" = $1 and "trashedAt" is null order by "updatedAt" desc`, [owner]],
    "read a shared one": [
      `select r.* from "user" u join resume r on r."userId" = u.id where u.username = $1 and r.slug = $2`,
      ["filler1", "filler-500"],
    ],
    versions: [
      `select id, kind from resume_version where "resumeId" = $1 order by "createdAt" desc, id desc limit 100`,
      [ids[0]],
    ],
  } as const;
  for (const [name, [text, values]] of Object.entries(statements)) {
    const plan = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
    console.log(`\n${name}\n${plan.rows.map((row) => `  ${row["QUERY PLAN"]}`).join("\n")}`);
  }
}

async function memory() {
  const resident = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${application.child.pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1000;
  const path = [`/resumes/${ids[1]}`, "/resumes", "/documents/counts", "/flags"];
  for (let part = 0; part <= 4; part++) {
    if (part > 0)
      await Promise.all(
        Array.from({ length: 16 }, async (_, lane) => {
          for (let index = lane; index < REQUESTS / 4; index += 16) await get(path[index % path.length] ?? "/flags");
        }),
      );
    console.log(`resident after ${(part * REQUESTS) / 4} requests: ${resident().toFixed(0)} MB`);
  }
}
