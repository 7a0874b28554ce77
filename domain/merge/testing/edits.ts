import fc from "fast-check";
import type { ResumeData } from "@/contracts/model/resume/data";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";

/** One edit of a resume and the places it touches. Edits without common places do not conflict. */
export type SampleEdit = { places: readonly string[]; make: (draft: ResumeData) => void; says: string };

const year = (start: string) => ({ period: start, dates: { start, end: null, present: false } });
const job = (id: string) => ({
  id,
  hidden: false,
  company: `Company ${id}`,
  position: "",
  location: "",
  ...year("2020"),
  website: { url: "", label: "", inlineLink: false },
  description: "",
  roles: [
    { id: `${id}-r1`, position: "One", ...year("2020"), description: "" },
    { id: `${id}-r2`, position: "Two", ...year("2021"), description: "" },
  ],
});
const skill = (id: string) => ({
  id,
  hidden: false,
  icon: "",
  iconColor: "",
  name: id,
  proficiency: "",
  level: 0,
  keywords: ["a", "b"],
});

/** Four jobs, a custom section of two more, skills, two pages. */
export function sampleBase(): ResumeData {
  const empty = defaultResumeData({ name: "Maren" });
  return normaliseResumeData({
    ...empty,
    basics: { ...empty.basics, customFields: ["f1", "f2", "f3"].map((id) => ({ id, icon: "", text: id, link: "" })) },
    sections: {
      ...empty.sections,
      experience: { ...empty.sections.experience, items: ["j1", "j2", "j3", "j4"].map(job) },
      skills: { ...empty.sections.skills, items: ["s1", "s2"].map(skill) },
    },
    customSections: ["c1", "c2"].map((id) => ({
      ...empty.sections.experience,
      id,
      type: "experience",
      items: [job(`${id}-1`), job(`${id}-2`)],
    })),
    metadata: {
      ...empty.metadata,
      layout: {
        ...empty.metadata.layout,
        pages: [
          { fullWidth: false, main: ["summary", "experience", "c1"], sidebar: ["skills", "profiles"] },
          { fullWidth: false, main: ["c2", "education"], sidebar: ["languages"] },
        ],
      },
    },
  });
}

type Place = "experience" | "c1" | "c2";
const listAt = (data: ResumeData, place: Place) => {
  const section = place === "experience" ? data.sections.experience : data.customSections.find(({ id }) => id === place);
  return section?.items as
    | { id: string; company: string; period: string; dates?: unknown; roles: { id: string }[] }[]
    | undefined;
};
const everyJob = (data: ResumeData) => (["experience", "c1", "c2"] as const).flatMap((place) => listAt(data, place) ?? []);
const jobs = ["j1", "j2", "j3", "j4", "c1-1", "c1-2", "c2-1", "c2-2"] as const;
const homeOf = (id: string): Place => (id.startsWith("c") ? (id.slice(0, 2) as Place) : "experience");
const lists = ["experience", "c1", "c2"] as const;
const shown = ["summary", "experience", "c1", "skills", "profiles", "c2", "education", "languages"] as const;

/** Any edit a person can make. `side` distinguishes the additions of the two sides. */
export function anyEdit(side: string): fc.Arbitrary<SampleEdit> {
  const value = fc.constantFrom("x", "y", "z").map((letter) => `${letter}-${side}`);
  const id = fc.constantFrom(...jobs);
  const edits = {
    name: value.map((text) =>
      edit(["name"], text, (draft) => {
        draft.basics.name = text;
      }),
    ),
    summary: value.map((text) =>
      edit(["summary"], text, (draft) => {
        draft.summary.content = `<p>${text}</p>`;
      }),
    ),
    template: fc.constantFrom("onyx", "ditto", "azurill").map((name) =>
      edit(["template"], name, (draft) => {
        draft.metadata.template = name as "onyx";
      }),
    ),
    company: fc.tuple(id, value).map(([job, text]) =>
      edit([`${job}/company`, `use ${homeOf(job)}`], text, (draft) => {
        for (const item of everyJob(draft)) if (item.id === job) item.company = text;
      }),
    ),
    dates: fc.tuple(id, fc.integer({ min: 1990, max: 2020 })).map(([job, start]) =>
      edit([`${job}/dates`, `use ${homeOf(job)}`], `${start}`, (draft) => {
        for (const item of everyJob(draft)) if (item.id === job) Object.assign(item, year(`${start}`));
      }),
    ),
    role: fc.tuple(id, value).map(([job, text]) =>
      edit([`${job}/roles`, `use ${homeOf(job)}`], text, (draft) => {
        for (const item of everyJob(draft)) if (item.id === job) Object.assign(item.roles[0] ?? {}, { position: text });
      }),
    ),
    addJob: fc.tuple(fc.constantFrom(...lists), value, fc.nat(4)).map(([place, text, at]) =>
      edit([`add ${place} ${text}`, `use ${place}`], `${text}${at}`, (draft) => {
        if (!everyJob(draft).some((item) => item.id === text)) listAt(draft, place)?.splice(at, 0, job(text));
      }),
    ),
    removeJob: id.map((job) => edit([job, `use ${homeOf(job)}`], job, (draft) => removeFrom(draft, job))),
    swapJobs: fc
      .constantFrom(...lists)
      .map((place) => edit([`order ${place}`, `use ${place}`], place, (draft) => void listAt(draft, place)?.reverse())),
    moveJob: fc.tuple(id, fc.constantFrom(...lists)).map(([job, place]) =>
      edit(
        [`${job}/place`, `order ${place}`, `order ${homeOf(job)}`, `use ${place}`, `use ${homeOf(job)}`],
        `${job}→${place}`,
        (draft) => {
          const item = everyJob(draft).find((each) => each.id === job);
          if (!item || !listAt(draft, place)) return;
          removeFrom(draft, job);
          listAt(draft, place)?.push(item);
        },
      ),
    ),
    keyword: fc.tuple(fc.constantFrom("s1", "s2"), value).map(([skillId, text]) =>
      edit([`add keyword ${skillId} ${text}`], text, (draft) => {
        draft.sections.skills.items.find((each) => each.id === skillId)?.keywords.push(text);
      }),
    ),
    dropKeyword: fc.constantFrom("s1", "s2").map((skillId) =>
      edit([`drop keyword ${skillId}`], skillId, (draft) => {
        const found = draft.sections.skills.items.find((each) => each.id === skillId);
        if (found) found.keywords = found.keywords.filter((word) => word !== "a");
      }),
    ),
    customField: fc.tuple(fc.constantFrom("f1", "f2", "f3"), value).map(([field, text]) =>
      edit([field], text, (draft) => {
        for (const each of draft.basics.customFields) if (each.id === field) each.text = text;
      }),
    ),
    removeSection: fc.constantFrom("c1", "c2").map((section) =>
      edit([`use ${section}`, "layout"], section, (draft) => {
        draft.customSections = draft.customSections.filter((each) => each.id !== section);
        for (const page of draft.metadata.layout.pages) {
          page.main = page.main.filter((each) => each !== section);
          page.sidebar = page.sidebar.filter((each) => each !== section);
        }
      }),
    ),
    placeSection: fc
      .tuple(fc.constantFrom(...shown), fc.nat(1), fc.constantFrom("main", "sidebar"))
      .map(([section, page, column]) =>
        edit(["layout"], `${section}→${page}${column}`, (draft) => {
          const { pages } = draft.metadata.layout;
          if (!pages.some((each) => each.main.includes(section) || each.sidebar.includes(section))) return;
          for (const each of pages) {
            each.main = each.main.filter((one) => one !== section);
            each.sidebar = each.sidebar.filter((one) => one !== section);
          }
          (pages[page] ?? pages[0])?.[column as "main"].push(section);
        }),
      ),
    addPage: fc.constant(
      edit(["layout"], "page", (draft) => void draft.metadata.layout.pages.unshift({ fullWidth: true, main: [], sidebar: [] })),
    ),
    removePage: fc.constant(
      edit(["layout"], "no page", (draft) => {
        const [first, second, ...rest] = draft.metadata.layout.pages;
        if (!first || !second) return;
        const main = [...first.main, ...second.main];
        draft.metadata.layout.pages = [{ ...first, main, sidebar: [...first.sidebar, ...second.sidebar] }, ...rest];
      }),
    ),
  } satisfies Record<string, fc.Arbitrary<SampleEdit>>;
  return fc.oneof(...Object.entries(edits).map(([name, each]) => each.map((one) => ({ ...one, says: `${name} ${one.says}` }))));
}

const edit = (places: string[], says: string, make: (draft: ResumeData) => void): SampleEdit => ({ places, says, make });

function removeFrom(draft: ResumeData, id: string): void {
  for (const place of lists) {
    const items = listAt(draft, place);
    const at = items?.findIndex((item) => item.id === id) ?? -1;
    if (at >= 0) items?.splice(at, 1);
  }
}

/** The document after some edits. */
export function edited(base: ResumeData, edits: readonly SampleEdit[]): ResumeData {
  const draft = structuredClone(base);
  for (const { make } of edits) make(draft);
  return draft;
}

/** The edits that touch no place that others touch, nor anything that others change a part of. */
export function awayFrom(edits: readonly SampleEdit[], others: readonly SampleEdit[]): SampleEdit[] {
  const taken = others.flatMap(({ places }) => places);
  const meets = (one: string, other: string) => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
  const removes = (list: readonly SampleEdit[]) =>
    new Set(list.filter(({ says }) => says.startsWith("removeSection")).flatMap(({ places }) => places));
  const gone = removes(others);
  return edits.filter(({ places, says }) => {
    const isRemoval = says.startsWith("removeSection");
    return places.every((place) => {
      if (place.startsWith("use ")) return isRemoval ? !taken.includes(place) : !gone.has(place);
      return !taken.some((other) => meets(place, other));
    });
  });
}
