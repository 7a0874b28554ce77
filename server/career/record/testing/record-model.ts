// A model of the record, of resumes and of the links between them that knows nothing of how the server does it: it stores which fields are
// overridden, where the server derives that from the texts.

export const SEED = Number(process.env.RECORD_SEED ?? 20_261_127);

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

export const FIELDS = ["company", "position", "location"] as const;
export type Field = (typeof FIELDS)[number];
export type Text = Record<Field, string>;
export type Wording = { id: string; data: Partial<Text>; stale: Set<Field> };
export type Entry = { id: string; text: Text; revision: number; wordings: Wording[] };
type Link = { entry: Entry; wording: string | null; overridden: Set<Field>; missed: Set<Field>; differs: Set<Field> };
export type Item = { id: string; text: Text; link: Link | null };
export type Resume = {
  id: string;
  items: Item[];
  isLocked: boolean;
  isTrashed: boolean;
  versions: { id: string; items: { id: string; text: Text }[] }[];
};

export const random = randomFrom(SEED);
const below = (count: number) => Math.floor(random() * count);
export const oneOf = <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)];
/** Few words, so that texts come to be equal now and then. */
export const word = () => oneOf(["Aare", "Birs", "Rhein"]) ?? "";
export const someText = (): Partial<Text> =>
  Object.fromEntries(FIELDS.filter(() => random() < 0.4).map((field) => [field, word()]));

export const entries: Entry[] = [];
export const resumes: Resume[] = [];

export const textOf = ({ text, wordings }: Entry, wording: string | null): Text => ({
  ...text,
  ...wordings.find(({ id }) => id === wording)?.data,
});

export const linksTo = (entry: Entry) =>
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

export function clear(link: Link, field: Field) {
  link.overridden.delete(field);
  link.missed.delete(field);
  link.differs.delete(field);
}

const textsBefore = (entry: Entry) => new Map(linksTo(entry).map(({ link }) => [link, textOf(entry, link.wording)]));

/** Rule 3: what is written is the document's own unless it is the record's text. */
export function wrote(item: Item, field: Field, value: string) {
  if (item.text[field] === value) return;
  item.text[field] = value;
  if (!item.link) return;
  clear(item.link, field);
  if (textOf(item.link.entry, item.link.wording)[field] !== value) item.link.overridden.add(field);
}

export function newLink(item: Item, entry: Entry, wording: string | null) {
  const text = textOf(entry, wording);
  const overridden = new Set(FIELDS.filter((field) => item.text[field] !== text[field]));
  item.link = { entry, wording, overridden, missed: new Set(), differs: new Set() };
}

export const aResume = () => oneOf(resumes);
export const anItem = (isLinked: boolean) => {
  const found = resumes.flatMap((resume) =>
    resume.items.filter((item) => !isLinked || item.link).map((item) => ({ resume, item })),
  );
  return oneOf(found);
};

export function changeTexts(entry: Entry, change: () => void, from?: Resume) {
  const before = textsBefore(entry);
  const was = { ...entry.text };
  change();
  entry.revision += 1;
  for (const wording of entry.wordings)
    for (const field of FIELDS) if (was[field] !== entry.text[field] && field in wording.data) wording.stale.add(field);
  follow(entry, before, from);
}

/** Rule 5: links of items that are gone end. */
export function keepItems(resume: Resume, stored: { id: string; text: Text }[], isRestore = false) {
  resume.items = stored.map(({ id, text }) => {
    const item = resume.items.find((other) => other.id === id) ?? { id, text: { ...text }, link: null };
    for (const field of FIELDS) wrote(item, field, text[field]);
    if (isRestore && item.link) for (const field of item.link.missed) item.link.overridden.add(field);
    if (isRestore) item.link?.missed.clear();
    return item;
  });
}
