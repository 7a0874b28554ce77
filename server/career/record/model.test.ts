import { beforeAll, expect, test } from "vitest";
import { readResume } from "@/server/documents/resumes/read";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { findEntry, usesOf } from "./find";
import { listLinks } from "./links";

// Random steps on the record and on resumes, compared after each with a model that knows nothing of how the server does it: it stores which
// fields are overridden, where the server derives that from the texts.
//
// RECORD_STEPS=10000 RECORD_SEED=7 npx vitest run --project server server/career/record/model.test.ts

withInstance();

const STEPS = Number(process.env.RECORD_STEPS ?? 400);
const SEED = Number(process.env.RECORD_SEED ?? 20_261_127);

/** Numbers that look random and are the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIELDS = ["company", "position", "location"] as const;
type Field = (typeof FIELDS)[number];
type Text = Record<Field, string>;
type Wording = { id: string; data: Partial<Text>; stale: Set<Field> };
type Entry = { id: string; text: Text; revision: number; wordings: Wording[] };
type Link = { entry: Entry; wording: string | null; overridden: Set<Field>; missed: Set<Field>; differs: Set<Field> };
type Item = { id: string; text: Text; link: Link | null };
type Resume = {
  id: string;
  items: Item[];
  isLocked: boolean;
  isTrashed: boolean;
  versions: { id: string; items: { id: string; text: Text }[] }[];
};

const random = randomFrom(SEED);
const below = (count: number) => Math.floor(random() * count);
const oneOf = <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)];
/** Few words, so that texts come to be equal now and then. */
const word = () => oneOf(["Aare", "Birs", "Rhein"]) ?? "";
const someText = (): Partial<Text> => Object.fromEntries(FIELDS.filter(() => random() < 0.4).map((field) => [field, word()]));

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const entries: Entry[] = [];
const resumes: Resume[] = [];

async function send(method: string, path: string, body?: unknown) {
  const { status, body: answer } = await call(method, path, { key: ada.key, body });
  return { status, answer };
}

async function ok(method: string, path: string, body?: unknown) {
  const { status, answer } = await send(method, path, body);
  if (status !== 200) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${status} ${JSON.stringify(answer)}`);
  return answer;
}

const textOf = ({ text, wordings }: Entry, wording: string | null): Text => ({
  ...text,
  ...wordings.find(({ id }) => id === wording)?.data,
});

const linksTo = (entry: Entry) =>
  resumes.flatMap((resume) =>
    resume.items.flatMap((item) => (item.link?.entry === entry ? [{ resume, item, link: item.link }] : [])),
  );

/** Rule 2, as a person would do it on paper. */
function follow(entry: Entry, before: Map<Link, Text>, from?: Resume) {
  for (const { resume, item, link } of linksTo(entry)) {
    const [was, is] = [before.get(link), textOf(entry, link.wording)];
    for (const field of FIELDS) {
      if (was?.[field] === is[field]) continue;
      if (item.text[field] === is[field]) clear(link, field);
      else if (link.overridden.has(field)) link.differs.add(field);
      else if (resume === from) {
        clear(link, field);
        link.overridden.add(field);
        link.differs.add(field);
      } else if (resume.isLocked || resume.isTrashed) link.missed.add(field);
      else {
        item.text[field] = is[field];
        clear(link, field);
      }
    }
  }
}

function clear(link: Link, field: Field) {
  link.overridden.delete(field);
  link.missed.delete(field);
  link.differs.delete(field);
}

const textsBefore = (entry: Entry) => new Map(linksTo(entry).map(({ link }) => [link, textOf(entry, link.wording)]));

/** Rule 3: what is written is the document's own unless it is the record's text. */
function wrote(item: Item, field: Field, value: string) {
  if (item.text[field] === value) return;
  item.text[field] = value;
  if (!item.link) return;
  clear(item.link, field);
  if (textOf(item.link.entry, item.link.wording)[field] !== value) item.link.overridden.add(field);
}

function newLink(item: Item, entry: Entry, wording: string | null) {
  const text = textOf(entry, wording);
  const overridden = new Set(FIELDS.filter((field) => item.text[field] !== text[field]));
  item.link = { entry, wording, overridden, missed: new Set(), differs: new Set() };
}

const aResume = () => oneOf(resumes);
const anItem = (isLinked: boolean) => {
  const found = resumes.flatMap((resume) =>
    resume.items.filter((item) => !isLinked || item.link).map((item) => ({ resume, item })),
  );
  return oneOf(found);
};

function changeTexts(entry: Entry, change: () => void, from?: Resume) {
  const before = textsBefore(entry);
  const was = { ...entry.text };
  change();
  entry.revision += 1;
  for (const wording of entry.wordings)
    for (const field of FIELDS) if (was[field] !== entry.text[field] && field in wording.data) wording.stale.add(field);
  follow(entry, before, from);
}

async function patchItem(resume: Resume, item: Item, field: Field, value: string) {
  const index = resume.items.indexOf(item);
  const operations = [{ op: "replace", path: `/sections/experience/items/${index}/${field}`, value }];
  const { status } = await send("PATCH", `/resumes/${resume.id}`, { operations });
  expect(status).toBe(resume.isLocked ? 403 : 200);
  if (!resume.isLocked) wrote(item, field, value);
}

const dataOf = async (resume: Resume) => (await ok("GET", `/resumes/${resume.id}`)).data;

/** Rule 5: links of items that are gone end. */
function keepItems(resume: Resume, stored: { id: string; text: Text }[], isRestore = false) {
  resume.items = stored.map(({ id, text }) => {
    const item = resume.items.find((other) => other.id === id) ?? { id, text: { ...text }, link: null };
    for (const field of FIELDS) wrote(item, field, text[field]);
    if (isRestore && item.link) for (const field of item.link.missed) item.link.overridden.add(field);
    if (isRestore) item.link?.missed.clear();
    return item;
  });
}

const STEPS_OF: Record<string, () => Promise<void>> = {
  addEntry: async () => {
    if (entries.length >= 6) return;
    const text = { company: word(), position: word(), location: word() };
    const made = await ok("POST", "/career/record", { section: "experience", data: text });
    entries.push({ id: made.id, text, revision: 1, wordings: [] });
  },
  addResume: async () => {
    if (resumes.length >= 8) return;
    const id = await ok("POST", "/resumes", { name: "R", tags: [] });
    resumes.push({ id, items: [], isLocked: false, isTrashed: false, versions: [] });
  },
  put: async () => {
    const [entry, resume] = [oneOf(entries), aResume()];
    if (!entry || !resume || resume.items.length >= 5) return;
    const wording = random() < 0.5 ? (oneOf(entry.wordings)?.id ?? null) : null;
    const { status, answer } = await send("POST", `/career/record/${entry.id}/documents`, {
      resumeId: resume.id,
      ...(wording && { wordingId: wording }),
    });
    expect(status).toBe(resume.isLocked ? 403 : 200);
    if (resume.isLocked) return;
    const item: Item = { id: answer.itemId, text: textOf(entry, wording), link: null };
    newLink(item, entry, wording);
    resume.items.push(item);
  },
  changeEntry: async () => {
    const entry = oneOf(entries);
    if (!entry) return;
    const data = someText();
    const isStale = random() < 0.1;
    const { status } = await send("PATCH", `/career/record/${entry.id}`, {
      expectedRevision: entry.revision + (isStale ? 1 : 0),
      data,
    });
    expect(status).toBe(isStale ? 409 : 200);
    if (!isStale) changeTexts(entry, () => Object.assign(entry.text, data));
  },
  saveWording: async () => {
    const entry = oneOf(entries);
    if (!entry) return;
    const old = entry.wordings.length > 2 || random() < 0.5 ? oneOf(entry.wordings) : undefined;
    const wording: Wording = { id: old?.id ?? newId(), data: someText(), stale: new Set() };
    const sent = { expectedRevision: entry.revision, name: "W", language: null, data: wording.data };
    await ok("PUT", `/career/record/${entry.id}/wordings/${wording.id}`, sent);
    changeTexts(entry, () => {
      if (old) Object.assign(old, wording);
      else entry.wordings.push(wording);
    });
  },
  confirmWording: async () => {
    const entry = oneOf(entries);
    const wording = oneOf(entry?.wordings ?? []);
    if (!entry || !wording) return;
    await ok("POST", `/career/record/${entry.id}/wordings/${wording.id}/confirm`, {});
    wording.stale.clear();
    entry.revision += 1;
  },
  deleteWording: async () => {
    const entry = oneOf(entries);
    const wording = oneOf(entry?.wordings ?? []);
    if (!entry || !wording || random() < 0.5) return;
    await ok("DELETE", `/career/record/${entry.id}/wordings/${wording.id}`);
    entry.wordings = entry.wordings.filter((other) => other !== wording);
    entry.revision += 1;
    for (const { item, link } of linksTo(entry)) {
      if (link.wording !== wording.id) continue;
      link.wording = null;
      for (const field of FIELDS) {
        if (!(field in wording.data)) continue;
        clear(link, field);
        if (item.text[field] !== entry.text[field]) link.overridden.add(field);
      }
    }
  },
  deleteEntry: async () => {
    const entry = oneOf(entries);
    if (!entry || random() < 0.7) return;
    await ok("DELETE", `/career/record/${entry.id}`);
    for (const { item } of linksTo(entry)) item.link = null;
    entries.splice(entries.indexOf(entry), 1);
  },
  write: async () => {
    const found = anItem(false);
    if (found) await patchItem(found.resume, found.item, oneOf(FIELDS) ?? "company", word());
  },
  save: async () => {
    const resume = aResume();
    if (!resume) return;
    const data = await dataOf(resume);
    const { experience } = data.sections;
    const stored = resume.items
      .filter(() => random() < 0.85)
      .map(({ id, text }) => ({ id, text: { ...text, ...(random() < 0.3 ? someText() : {}) } }));
    const items = stored.map(({ id, text }) => ({ ...experience.items.find((item: { id: string }) => item.id === id), ...text }));
    const { status } = await send("PUT", `/resumes/${resume.id}`, {
      data: { ...data, sections: { ...data.sections, experience: { ...experience, items } } },
    });
    expect(status).toBe(resume.isLocked ? 403 : 200);
    if (!resume.isLocked) keepItems(resume, stored);
  },
  nameVersion: async () => {
    const resume = aResume();
    if (!resume || resume.versions.length > 3) return;
    const { id } = await ok("POST", `/resumes/${resume.id}/versions`, { name: "V" });
    resume.versions.push({ id, items: resume.items.map((item) => ({ id: item.id, text: { ...item.text } })) });
  },
  restore: async () => {
    const resume = aResume();
    const version = oneOf(resume?.versions ?? []);
    if (!resume || !version) return;
    const { status } = await send("POST", `/resumes/${resume.id}/versions/${version.id}/restore`);
    expect(status).toBe(resume.isLocked ? 403 : 200);
    if (!resume.isLocked) keepItems(resume, version.items, true);
  },
  link: async () => {
    const [found, entry] = [anItem(false), oneOf(entries)];
    if (!found || !entry) return;
    const wording = random() < 0.5 ? (oneOf(entry.wordings)?.id ?? null) : null;
    await ok("PUT", `/resumes/${found.resume.id}/links/${found.item.id}`, { entryId: entry.id, wordingId: wording });
    newLink(found.item, entry, wording);
  },
  unlink: async () => {
    const found = anItem(true);
    if (!found || random() < 0.6) return;
    await ok("DELETE", `/resumes/${found.resume.id}/links/${found.item.id}`);
    found.item.link = null;
  },
  take: async () => {
    const found = anItem(true);
    const link = found?.item.link;
    if (!found || !link) return;
    const { item, resume } = found;
    const fields = random() < 0.5 ? undefined : FIELDS.filter(() => random() < 0.4);
    const text = textOf(link.entry, link.wording);
    const taken = (fields ?? FIELDS).filter((field) => item.text[field] !== text[field]);
    const { status } = await send("POST", `/resumes/${resume.id}/links/${item.id}/take`, fields ? { fields } : {});
    expect(status).toBe(taken.length > 0 && resume.isLocked ? 403 : 200);
    if (status !== 200) return;
    for (const field of taken) {
      item.text[field] = text[field];
      clear(link, field);
    }
    if (fields?.length === 0) link.differs.clear();
  },
  give: async () => {
    const found = anItem(true);
    const link = found?.item.link;
    if (!found || !link) return;
    const { item, resume } = found;
    const { entry } = link;
    const fields = random() < 0.5 ? undefined : FIELDS.filter(() => random() < 0.4);
    const text = textOf(entry, link.wording);
    const input = (fields ?? FIELDS.filter((field) => link.overridden.has(field))).filter(
      (field) => item.text[field] !== text[field],
    );
    await ok("POST", `/resumes/${resume.id}/links/${item.id}/give`, fields ? { fields } : {});
    if (input.length === 0) return;
    const wording = entry.wordings.find(({ id }) => id === link.wording);
    changeTexts(
      entry,
      () => {
        for (const field of input) {
          if (wording) {
            wording.data[field] = item.text[field];
            wording.stale.delete(field);
          } else entry.text[field] = item.text[field];
        }
      },
      resume,
    );
  },
  lock: async () => {
    const resume = aResume();
    if (!resume) return;
    resume.isLocked = !resume.isLocked;
    await ok("PUT", `/resumes/${resume.id}/lock`, { isLocked: resume.isLocked });
  },
  trash: async () => {
    const resume = aResume();
    if (!resume || resume.isLocked) return;
    await ok(resume.isTrashed ? "DELETE" : "PUT", `/documents/resume/${resume.id}/trash`);
    resume.isTrashed = !resume.isTrashed;
  },
  duplicate: async () => {
    const resume = aResume();
    if (!resume || resumes.length >= 8) return;
    const id = await ok("POST", `/resumes/${resume.id}/duplicate`, { name: "Copy" });
    const items = resume.items.map((item) => ({
      ...item,
      text: { ...item.text },
      link: item.link && {
        ...item.link,
        overridden: new Set(item.link.overridden),
        missed: new Set(item.link.missed),
        differs: new Set(item.link.differs),
      },
    }));
    resumes.push({ id, items, isLocked: false, isTrashed: false, versions: [] });
  },
};

/** What the rules are about comes more often than the rest. */
const OFTEN: Record<string, number> = { changeEntry: 5, write: 6, lock: 3, put: 3, saveWording: 2, save: 2 };

/** The resume, its links and an entry are as the model has them. */
async function expectSame(resume: Resume) {
  // Read below HTTP, which takes most of the time of a step.
  const { data } = await readResume(database(), ada.userId, resume.id);
  const items = data.sections.experience.items.map(({ id, company, position, location }) => ({
    id,
    text: { company, position, location },
  }));
  expect(items).toEqual(resume.items.map(({ id, text }) => ({ id, text })));
  const links = await listLinks(database(), ada.userId, resume.id);
  const expected = resume.items.flatMap(({ id, link }) => {
    if (!link) return [];
    const state = link.missed.size > 0 ? "waiting" : link.differs.size > 0 ? "differs" : "current";
    return [{ itemId: id, entryId: link.entry.id, wordingId: link.wording, overridden: [...link.overridden].sort(), state }];
  });
  const seen = links.map(({ itemId, entryId, wordingId, overridden, state }) => ({
    itemId,
    entryId,
    wordingId,
    overridden: overridden.toSorted(),
    state,
  }));
  expect(seen).toEqual(expected);
  const row = await database().resume.findUniqueOrThrow({ where: { id: resume.id }, select: { linkedItems: true } });
  expect(row.linkedItems.map((name) => name.replace(/^!?experience\//, "")).sort()).toEqual(
    expected.map(({ itemId }) => itemId).sort(),
  );
}

async function expectSameEntry(entry: Entry) {
  const stored = await findEntry(database(), ada.userId, entry.id);
  const { company, position, location } = stored.data;
  const uses = await usesOf(database(), entry.id);
  expect({ text: { company, position, location }, revision: stored.revision, uses }).toEqual({
    text: entry.text,
    revision: entry.revision,
    uses: linksTo(entry).length,
  });
  const wordings = stored.wordings.map(({ id, data, staleFields }) => ({ id, data, isStale: staleFields.length > 0 }));
  expect(wordings).toEqual(entry.wordings.map(({ id, data, stale }) => ({ id, data, isStale: stale.size > 0 })));
}

test(`after ${STEPS} random steps, seed ${SEED}, every text, link and state is as the rules say`, {
  timeout: 60_000 + STEPS * 400,
}, async () => {
  const names = Object.keys(STEPS_OF).flatMap((name) => Array.from({ length: OFTEN[name] ?? 1 }, () => name));
  const done: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const name = step < 6 ? (["addEntry", "addResume"][step % 2] ?? "") : (oneOf(names) ?? "");
    done.push(name);
    await STEPS_OF[name]?.();
    try {
      // One of each after a step, all of them now and then.
      const isWhole = step % 25 === 24 || step === STEPS - 1;
      const [resume, entry] = [aResume(), oneOf(entries)];
      for (const one of isWhole ? resumes : resume ? [resume] : []) await expectSame(one);
      for (const one of isWhole ? entries : entry ? [entry] : []) await expectSameEntry(one);
    } catch (error) {
      throw new Error(`Step ${step} after ${done.slice(-8).join(", ")}`, { cause: error });
    }
  }
  expect(new Set(done)).toEqual(new Set(names));
});
