import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import pg from "pg";
import { clusterFolder } from "@/server/platform/db/cluster-folder";
import { runningPostgres } from "@/server/platform/db/embedded-postgres";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import { readPostmaster } from "@/server/platform/db/postmaster";
import { makeKey } from "@/server/testing/application";

// Many accounts with resumes, requests of theirs, and what these cost the processes of an instance.

/** The key of the account with that number. */
export const keyOf = (person: number) => `bench-key-${person}`;

/**
 * Adds accounts with two resumes and a key each, straight to the database: signing all of them up would take longer than the measurement.
 * They are copies of a real account, resume and key.
 */
export async function addPeople(dataDir: string, address: string, people: number): Promise<string[][]> {
  const key = await makeKey(address);
  const headers = { "x-api-key": key, "content-type": "application/json" };
  const data = JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")) as unknown;
  const made = await fetch(`${address}/api/openapi/resumes/imports`, { method: "POST", headers, body: JSON.stringify({ data }) });
  const resume = (await made.json()) as string;
  const client = new pg.Client(runningPostgres(dataDir));
  await client.connect();
  await client.query(
    `insert into "user" (id, name, email, username) select gen_random_uuid(), 'Person', 'person' || n || '@example.com', 'person' || n from generate_series(1, $1::int) n`,
    [people],
  );
  const numbered = `(select id, substr(username, 7)::int as n from "user" where username ~ '^person\\d+$') u`;
  await client.query(
    `insert into apikey (id, name, start, prefix, key, "referenceId", permissions, "rateLimitEnabled")
     select gen_random_uuid(), k.name, k.start, k.prefix, translate(rtrim(encode(sha256(('bench-key-' || u.n)::bytea), 'base64'), '='), '+/', '-_'), u.id, k.permissions, false
     from ${numbered}, (select * from apikey where "referenceId" = (select "userId" from resume where id = $1)) k`,
    [resume],
  );
  await client.query(
    `insert into resume (id, "userId", name, slug, data) select gen_random_uuid(), u.id, 'Resume', 'resume-' || m, r.data
     from ${numbered}, generate_series(1, 2) m, (select data from resume where id = $1) r`,
    [resume],
  );
  await client.query("analyze");
  const { rows } = await client.query<{ n: number; ids: string[] }>(
    `select u.n, array_agg(r.id) as ids from ${numbered} join resume r on r."userId" = u.id group by u.n order by u.n`,
  );
  await client.end();
  return rows.map(({ ids }) => ids);
}

export type Cookies = { cookie: string; username: string; email: string; password: string };

/** Signs people up for real, for requests of browsers only: pages and signing in. */
export async function signUpMany(address: string, count: number): Promise<Cookies[]> {
  const all: Cookies[] = [];
  for (let index = 0; index < count; index++) {
    const [username, password] = [`browser${index}`, "correct horse"];
    const account = { email: `${username}@example.com`, password, name: "Ada Example", username };
    const headers = { "content-type": "application/json", origin: address };
    const answer = await fetch(`${address}/api/auth/sign-up/email`, { method: "POST", headers, body: JSON.stringify(account) });
    if (!answer.ok) throw new Error(`Sign-up failed: ${answer.status}`);
    const cookie = answer.headers.getSetCookie().map((entry) => entry.split(";")[0]);
    all.push({ cookie: cookie.join("; "), username, email: account.email, password });
  }
  return all;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends a request and reads its response. Costs this process less than `fetch`, which shares the machine. Zero for a broken connection. */
export function send(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<number> {
  return new Promise((resolve) => {
    const call = request(address + path, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", () => resolve(0));
    });
    call.once("error", () => resolve(0));
    call.end(body);
  });
}

/** Seconds of processor of the application, its typesetters and its database so far, and megabytes that they hold. */
export function usageOf(pid: number, dataDir: string): Record<"application" | "typesetting" | "database" | "megabytes", number> {
  const postmaster = readPostmaster(clusterFolder(dataDir, postgresOwner()))?.pid ?? 0;
  const children = childrenOf(pid).filter((child) => child !== postmaster);
  const all = (pids: number[], of: (pid: number) => number) => pids.reduce((sum, each) => sum + of(each), 0);
  return {
    application: processorSeconds(pid, false),
    typesetting: all(children, (child) => processorSeconds(child, false)),
    // Its processes end with their connections; what they used is then counted with the first one.
    database: processorSeconds(postmaster, true) + all(childrenOf(postmaster), (child) => processorSeconds(child, false)),
    megabytes: all([pid, ...children], megabytesOf) + all([postmaster, ...childrenOf(postmaster)], megabytesOf),
  };
}

const read = (path: string) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

const childrenOf = (pid: number) => read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);

/** Fields 14 to 17 of /proc/<pid>/stat, in hundredths of a second; the last two are those of children that have ended. */
function processorSeconds(pid: number, isWithEnded: boolean): number {
  const fields = read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ").map(Number) ?? [];
  return fields.slice(11, isWithEnded ? 15 : 13).reduce((sum, value) => sum + value, 0) / 100;
}

/** What a process holds alone and its share of what it has in common with others. */
const megabytesOf = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1000;
