import { expect } from "vitest";
import { newId } from "@/server/platform/ids";
import { call, type Person } from "@/server/testing/instance";
import {
  anItem,
  aResume,
  changeTexts,
  clear,
  entries,
  FIELDS,
  type Field,
  type Item,
  keepItems,
  linksTo,
  newLink,
  oneOf,
  type Resume,
  random,
  resumes,
  someText,
  textOf,
  type Wording,
  word,
  wrote,
} from "./record-model";

// What people and programs do with a record and with resumes: each step on the server and in the model.

let person: Person;
/** Whose record and resumes the steps change. */
export function actAs(somebody: Person) {
  person = somebody;
}

async function send(method: string, path: string, body?: unknown) {
  const { status, body: answer } = await call(method, path, { key: person.key, body });
  return { status, answer };
}

async function ok(method: string, path: string, body?: unknown) {
  const { status, answer } = await send(method, path, body);
  if (status !== 200) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${status} ${JSON.stringify(answer)}`);
  return answer;
}

async function patchItem(resume: Resume, item: Item, field: Field, value: string) {
  const index = resume.items.indexOf(item);
  const operations = [{ op: "replace", path: `/sections/experience/items/${index}/${field}`, value }];
  const { status } = await send("PATCH", `/resumes/${resume.id}`, { operations });
  expect(status).toBe(resume.isLocked ? 403 : 200);
  if (!resume.isLocked) wrote(item, field, value);
}

const dataOf = async (resume: Resume) => (await ok("GET", `/resumes/${resume.id}`)).data;

export const STEPS_OF: Record<string, () => Promise<void>> = {
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
export const OFTEN: Record<string, number> = { changeEntry: 5, write: 6, lock: 3, put: 3, saveWording: 2, save: 2 };
