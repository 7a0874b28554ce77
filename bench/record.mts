import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, figure, report, timed } from "./measure.mts";

// What the career record costs: a change that reaches 1,000 resumes, a save of a resume with 40 links against one with none, and reading.

const RESUMES = 1000;
const AT_ONCE = 8;
const SAVES = 200;

const DATA_DIR = makeDataFolder("dossier-bench-");
const figures: Figure[] = [];
const application = await startApplication({ DATA_DIR });
const { address } = application;
const headers = { "x-api-key": await makeKey(address), "content-type": "application/json" };

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${address}/api/openapi${path}`, { method, headers, ...text });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function measure(name: string, goal: string, rounds: number, work: (round: number) => Promise<unknown>) {
  figures.push(figure(name, await timed(rounds, work), goal === "" ? undefined : goal));
}

type Data = { sections: Record<string, { items: { id: string }[] }> };
const newResume = () => send<string>("POST", "/resumes", { name: "Bench", withSampleData: true, tags: [] });

// A sample resume, once linked in all its items and once in none.
const [linked, plain] = [await newResume(), await newResume()];
const { data } = await send<{ data: Data }>("GET", `/resumes/${linked}`);
const items = ["basics", "summary", ...Object.values(data.sections).flatMap((section) => section.items.map(({ id }) => id))];
for (const itemId of items) await send("PUT", `/resumes/${linked}/links/${itemId}`, { entryId: null });

const patch = (id: string) => (round: number) =>
  send("PATCH", `/resumes/${id}`, {
    operations: [{ op: "replace", path: "/sections/experience/items/0/location", value: `Place ${round}` }],
  });
const save = (id: string) => (round: number) =>
  send("PUT", `/resumes/${id}`, {
    data: { ...data, basics: { ...(data as never as { basics: object }).basics, phone: String(round) } },
  });
await measure("patch, no links", "", SAVES, patch(plain));
await measure(`patch, ${items.length} links`, "≤ 1.3 × without", SAVES, patch(linked));
await measure("save, no links", "", SAVES, save(plain));
await measure(`save, ${items.length} links`, "≤ 1.3 × without", SAVES, save(linked));
const read = (id: string) => () => send("GET", `/resumes/${id}`);
await measure("read, no links", "", SAVES, read(plain));
await measure(`read, ${items.length} links`, "≤ 1.1 × without", SAVES, read(linked));
await measure(`links of a resume, ${items.length}`, "≤ 50 ms", SAVES, () => send("GET", `/resumes/${linked}/links`));
await measure("list the record", "≤ 50 ms", SAVES, () => send("GET", "/career/record"));

const job = { section: "experience", language: "en", data: { company: "Northpine", position: "Designer" } };
const entry = await send<{ id: string; revision: number }>("POST", "/career/record", job);
for (let from = 0; from < RESUMES; from += AT_ONCE)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const resumeId = await newResume();
      await send("POST", `/career/record/${entry.id}/documents`, { resumeId });
    }),
  );
let revision = entry.revision;
const change = async (round: number) => {
  await send("PATCH", `/career/record/${entry.id}`, { expectedRevision: revision, data: { location: `Place ${round}` } });
  revision += 1;
};
await measure(`change an entry that ${RESUMES} resumes show`, "≤ 3,000 ms", 5, change);
await measure(`read an entry with ${RESUMES} links`, "", 5, () => send("GET", `/career/record/${entry.id}`));
await measure(`propose links of ${RESUMES} resumes`, "", 3, () => send("POST", "/career/record/proposals", {}));

report("Career record", figures);
application.child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
process.exit(0);
