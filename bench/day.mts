import { loadavg } from "node:os";
import { makeDataFolder, removeDataFolder, startApplication } from "@/server/testing/application";
import { percentile } from "./measure.mts";
import { addPeople, type Cookies, keyOf, send, signUpMany, usageOf } from "./people.mts";

// A day of many people against one machine, faster than life: `npm run bench -- day --hours=19-20`.
//
//   --hours=19-20   the part of the day; all of it at 60× takes 24 minutes
//   --people=10000  accounts, of whom --active=0.3 come on the day, once
//   --speed=60      how many times faster than life
//
// A session: three in ten sign in first; the dashboard; the list; one resume; then about 12 minutes with a save every 10 seconds on average,
// which is much for one person; one to two PDFs at its end, mostly in the last minutes of an hour, when deadlines are.

const options = Object.fromEntries(process.argv.slice(2).map((word) => word.replace(/^--/, "").split("=") as [string, string]));
const PEOPLE = Number(options.people ?? 10_000);
const ACTIVE = Number(options.active ?? 0.3);
const SPEED = Number(options.speed ?? 60);
const [FIRST = 0, LAST = 24] = (options.hours ?? "0-24").split("-").map(Number);
/** Sessions that begin in each hour of a day, in thousandths. */
const CURVE = [8, 4, 3, 2, 3, 6, 14, 28, 45, 56, 60, 58, 62, 60, 52, 50, 52, 56, 66, 84, 88, 70, 46, 27];
const SESSION_SECONDS = 720;
const SAVE_EVERY_SECONDS = 10;

type Kind = "sign in" | "page" | "list" | "read" | "save" | "pdf";
type Event = { at: number; kind: Kind; person: number };

const DATA_DIR = makeDataFolder("dossier-day-");
const application = await startApplication({ DATA_DIR, LOG_LEVEL: "error", TYPESETTER_PROCESSES: options.typesetters ?? "2" });
const { address } = application;
const resumes = await addPeople(DATA_DIR, address, PEOPLE);
const browsers = await signUpMany(address, 20);
const events = eventsOf();
console.log(
  `${PEOPLE} accounts, ${PEOPLE * ACTIVE} of them in a day; hours ${FIRST} to ${LAST} at ${SPEED}×: ${events.length} requests`,
);
console.log(
  `load of the machine before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);

const taken: Record<Kind, number[]> = { "sign in": [], page: [], list: [], read: [], save: [], pdf: [] };
const failed = new Map<string, number>();
const pid = application.child.pid ?? 0;
const before = usageOf(pid, DATA_DIR);
const ownBefore = process.cpuUsage();
let peak = before.megabytes;
const watching = setInterval(() => {
  peak = Math.max(peak, usageOf(pid, DATA_DIR).megabytes);
}, 2_000);
const began = performance.now();
await replay();
const seconds = (performance.now() - began) / 1000;
clearInterval(watching);
tell();

application.child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
process.exit(0);

/** All requests of the chosen hours in their order; times in seconds of the day. */
function eventsOf(): Event[] {
  const random = randomFrom(7);
  const all: Event[] = [];
  const whole = CURVE.reduce((sum, share) => sum + share, 0);
  // Sessions that began in the hour before reach into the first one.
  for (let hour = Math.floor(FIRST) - 1; hour < LAST; hour++) {
    const sessions = Math.round((PEOPLE * ACTIVE * (CURVE[(hour + 24) % 24] ?? 0)) / whole);
    for (let index = 0; index < sessions; index++) all.push(...sessionAt(hour * 3600 + random() * 3600, random));
  }
  return all.filter(({ at }) => at >= FIRST * 3600 && at < LAST * 3600).sort((a, b) => a.at - b.at);
}

function sessionAt(start: number, random: () => number): Event[] {
  const person = Math.floor(random() * PEOPLE);
  const event = (at: number, kind: Kind): Event => ({ at, kind, person });
  const found: Event[] = [];
  if (random() < 0.3) found.push(event(start, "sign in"));
  found.push(event(start + 2, "page"), event(start + 3, "list"), event(start + 10, "page"), event(start + 11, "read"));
  const end = start + SESSION_SECONDS * -Math.log(1 - random());
  for (let at = start + 15; at < end; at += SAVE_EVERY_SECONDS * -Math.log(1 - random())) found.push(event(at, "save"));
  const deadline = Math.ceil(end / 3600) * 3600 - random() * 300;
  found.push(event(end, "pdf"));
  if (random() < 0.5) found.push(event(deadline, "pdf"));
  return found;
}

/** Sends each request at its time, whether or not earlier ones are complete; its time counts from when it should have been sent. */
async function replay(): Promise<void> {
  const running: Promise<void>[] = [];
  for (const event of events) {
    const due = began + ((event.at - FIRST * 3600) * 1000) / SPEED;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(
      perform(event).then((status) => {
        taken[event.kind].push(performance.now() - due);
        if (status < 200 || status >= 300) {
          const name = `${event.kind} ${status}`;
          failed.set(name, (failed.get(name) ?? 0) + 1);
        }
      }),
    );
  }
  await Promise.all(running);
}

let saves = 0;

function perform({ kind, person }: Event): Promise<number> {
  const key = { "x-api-key": keyOf(person + 1) };
  const json = { "content-type": "application/json" };
  const [id = ""] = resumes[person] ?? [];
  const browser = browsers[person % browsers.length] as Cookies;
  switch (kind) {
    case "sign in": {
      const body = JSON.stringify({ email: browser.email, password: browser.password });
      return send(address, "POST", "/api/auth/sign-in/email", { ...json, origin: address }, body);
    }
    case "page":
      return send(address, "GET", "/dashboard", { cookie: browser.cookie, accept: "text/html" });
    case "list":
      return send(address, "GET", "/api/openapi/resumes", key);
    case "read":
      return send(address, "GET", `/api/openapi/resumes/${id}`, key);
    case "save": {
      const value = `Saved for the ${++saves}th time`;
      const body = JSON.stringify({ operations: [{ op: "replace", path: "/basics/headline", value }] });
      return send(address, "PATCH", `/api/openapi/resumes/${id}`, { ...key, ...json }, body);
    }
    case "pdf":
      return send(address, "GET", `/api/openapi/resumes/${id}/pdf`, key);
  }
}

function tell() {
  const after = usageOf(pid, DATA_DIR);
  const own = process.cpuUsage(ownBefore);
  console.table(
    Object.fromEntries(
      Object.entries(taken).map(([kind, times]) => [
        kind,
        {
          requests: times.length,
          "per second": (times.length / seconds).toFixed(1),
          ...Object.fromEntries([0.5, 0.95, 0.99].map((share) => [`p${share * 100} ms`, percentile(times, share).toFixed(1)])),
        },
      ]),
    ),
  );
  console.log(`failures: ${failed.size === 0 ? "none" : JSON.stringify(Object.fromEntries(failed))}`);
  const cores = (["application", "typesetting", "database"] as const).map(
    (part) => `${part} ${((after[part] - before[part]) / seconds).toFixed(2)}`,
  );
  console.log(
    `cores used over ${seconds.toFixed(0)} s: ${cores.join(", ")}; this program ${((own.user + own.system) / 1e6 / seconds).toFixed(2)}`,
  );
  console.log(`most memory of all processes: ${peak.toFixed(0)} MB (before: ${before.megabytes.toFixed(0)} MB)`);
  console.log(
    `load of the machine after: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}`,
  );
}

/** The same numbers on each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
