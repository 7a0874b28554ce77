import { beforeAll, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import { database } from "@/server/platform/db/client";
import { downloadArchive, importArchive } from "@/server/portability/archive/testing/archive";
import { call, makeKey, type Person, signUp, withInstance } from "@/server/testing/instance";
import { denseResume } from "@/typeset/testing/dense-resume";

withInstance({ RATE_LIMITS: "off" });

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

/** A resume with that many jobs. Beside a sidebar that ends first, twelve are divided otherwise than they were. */
function career(template: TemplateName, jobs: number): ResumeData {
  const sample = denseResume(template);
  const { experience } = sample.sections;
  const items = Array.from({ length: jobs }, (_, index) => {
    const job = experience.items[index % experience.items.length];
    if (!job) throw new Error("The sample has no job.");
    return { ...job, id: `job-${index}` };
  });
  const sections = { ...sample.sections, experience: { ...experience, items } };
  return { ...sample, sections };
}

/** A resume that its owner has last seen with an earlier generation of the rules; without `isStored`, one of today. */
async function make(data: ResumeData, isStored = true, person = ada, composition = 1): Promise<string> {
  const { status, body: id } = await call("POST", "/resumes/imports", { key: person.key, body: { data } });
  expect(status, JSON.stringify(id)).toBe(200);
  if (isStored) await database().resume.update({ where: { id }, data: { composition } });
  return id;
}

const send = async (method: string, path: string, body?: unknown, key = ada.key) => call(method, path, { key, body });
const state = async (id: string, key = ada.key) => (await send("GET", `/resumes/${id}/page-breaks`, undefined, key)).body;
const choose = (id: string, body: unknown, key = ada.key) => send("PUT", `/resumes/${id}/page-breaks`, body, key);
const pdf = async (path: string) => (await send("GET", path)).bytes;
const versions = async (id: string) =>
  (await send("GET", `/resumes/${id}/versions`)).body as { kind: string; name: string | null }[];

const DECIDED = { breaks: "improved", isDecided: true, comparison: null };
const FIRST = { ...DECIDED, earlierComposition: 1 };
const SECOND = { ...DECIDED, earlierComposition: 2 };
const THIRD = { ...DECIDED, earlierComposition: 3 };
const FOURTH = { ...DECIDED, earlierComposition: 4 };
const FIFTH = { ...DECIDED, earlierComposition: 5 };

test("pages that moved are shown until their owner decides", async () => {
  const id = await make(career("gengar", 12));
  const before = await state(id);
  expect(before).toMatchObject({ breaks: "improved", isDecided: false, comparison: { isMoved: true, isOnOtherPages: true } });
  expect(before.comparison.pages.improved).toBeLessThanOrEqual(before.comparison.pages.earlier);
  expect((await choose(id, { breaks: "improved" })).status).toBe(200);
  expect(await state(id)).toEqual(FIFTH);
  expect((await versions(id))[0]).toMatchObject({ kind: "named", name: "Page breaks improved" });
  const count = (await versions(id)).length;
  expect((await choose(id, { breaks: "improved" })).status).toBe(200);
  expect(await versions(id)).toHaveLength(count);
});

test("earlier breaks are those of the generation that the owner has seen", async () => {
  const id = await make(career("azurill", 12), true, ada, 2);
  expect(await state(id)).toMatchObject({ earlierComposition: 2, isDecided: false, comparison: { isMoved: true } });
  const improved = await pdf(`/resumes/${id}/pdf`);
  expect((await choose(id, { breaks: "earlier" })).body.data.pageBreaks).toBe("earlier-2");
  const second = await pdf(`/resumes/${id}/pdf`);
  expect(second.equals(improved)).toBe(false);
  expect(await state(id)).toEqual({ ...SECOND, breaks: "earlier" });
  const first = await make({ ...career("azurill", 12), pageBreaks: "earlier" } as ResumeData, false);
  expect(await state(first)).toEqual({ ...FIRST, breaks: "earlier" });
  expect((await pdf(`/resumes/${first}/pdf`)).equals(second)).toBe(false);
  expect((await choose(first, { breaks: "earlier" })).body.data.pageBreaks).toBe("earlier");
  // A version from before the choice takes over which rules those are.
  const version = (await send("GET", `/resumes/${id}/versions`)).body.at(-1);
  const restored = (await send("POST", `/resumes/${id}/versions/${version.id}/restore`)).body;
  expect(restored.data.pageBreaks).toBe("earlier-2");
});

test("each generation of the rules keeps its pages: those of the third one left more to the last page", async () => {
  const { items } = sampleResumeData().sections.experience;
  const id = await make(career("glalie", items.length), true, ada, 3);
  expect(await state(id)).toMatchObject({ earlierComposition: 3, comparison: { isMoved: true, isOnOtherPages: true } });
  const fourth = await pdf(`/resumes/${id}/pdf`);
  expect((await choose(id, { breaks: "earlier" })).body.data.pageBreaks).toBe("earlier-3");
  const third = await pdf(`/resumes/${id}/pdf`);
  const second = await make({ ...career("glalie", items.length), pageBreaks: "earlier-2" } as ResumeData, false);
  const pages = [await pdf(`/resumes/${second}/pdf`), third, fourth];
  expect(new Set(pages.map((bytes) => bytes.toString("base64"))).size).toBe(3);
  expect(await state(id)).toEqual({ ...THIRD, breaks: "earlier" });
});

test("each generation of the rules keeps its pages: by those of the fourth one a sidebar took the main column to the last page", async () => {
  const id = await make(career("gengar", 1), true, ada, 4);
  expect(await state(id)).toMatchObject({ earlierComposition: 4, comparison: { isMoved: true, isOnOtherPages: true } });
  const fifth = await pdf(`/resumes/${id}/pdf`);
  expect((await choose(id, { breaks: "earlier" })).body.data.pageBreaks).toBe("earlier-4");
  const fourth = await pdf(`/resumes/${id}/pdf`);
  const third = await make({ ...career("gengar", 1), pageBreaks: "earlier-3" } as ResumeData, false);
  const pages = [await pdf(`/resumes/${third}/pdf`), fourth, fifth];
  expect(new Set(pages.map((bytes) => bytes.toString("base64"))).size).toBe(3);
  expect(await state(id)).toEqual({ ...FOURTH, breaks: "earlier" });
});

test("each generation of the rules keeps its pages: by those of the fifth one the head of lapras had little room", async () => {
  const id = await make(career("lapras", 1), true, ada, 5);
  expect(await state(id)).toMatchObject({ earlierComposition: 5, comparison: { isMoved: true } });
  const sixth = await pdf(`/resumes/${id}/pdf`);
  expect((await choose(id, { breaks: "earlier" })).body.data.pageBreaks).toBe("earlier-5");
  expect((await pdf(`/resumes/${id}/pdf`)).equals(sixth)).toBe(false);
  expect(await state(id)).toEqual({ ...FIFTH, breaks: "earlier" });
  const other = await make(career("onyx", 1), true, ada, 5);
  expect(await state(other)).toEqual(FIFTH);
});

test("where only lines moved, nothing is on another page", async () => {
  const data = career("azurill", 1);
  for (const page of data.metadata.layout.pages) {
    page.main = ["summary"];
    page.sidebar = ["languages"];
  }
  const id = await make(data, true, ada, 2);
  expect((await state(id)).comparison).toEqual({
    isMoved: true,
    isOnOtherPages: false,
    pages: { improved: 1, earlier: 1 },
  });
});

test("where nothing moved there is nothing to decide, not even after an edit, and looking at it is no change", async () => {
  const id = await make(career("meowth", 3));
  const { updatedAt } = (await send("GET", `/resumes/${id}`)).body;
  expect(await state(id)).toEqual(FIFTH);
  expect((await send("GET", `/resumes/${id}`)).body.updatedAt).toBe(updatedAt);
  await send("PUT", `/resumes/${id}`, { data: career("gengar", 12) });
  expect(await state(id)).toEqual(FIFTH);
  expect(await state(await make(career("gengar", 12), false))).toEqual(FIFTH);
});

test("earlier breaks go wherever the resume goes: files, versions, copies, readers, exports and archives", async () => {
  const id = await make(career("gengar", 12));
  const improved = await pdf(`/resumes/${id}/pdf`);
  expect((await choose(id, { breaks: "earlier", versionName: "Frühere Umbrüche" })).body.data.pageBreaks).toBe("earlier");
  const earlier = await pdf(`/resumes/${id}/pdf`);
  expect(earlier.equals(improved)).toBe(false);
  expect(await state(id)).toEqual({ ...FIRST, breaks: "earlier" });

  const [version] = (await send("GET", `/resumes/${id}/versions`)).body;
  expect(version.name).toBe("Frühere Umbrüche");
  expect((await send("GET", `/resumes/${id}/versions/${version.id}`)).body.data.pageBreaks).toBe("earlier");

  const copy = (await send("POST", `/resumes/${id}/duplicate`, { name: "Copy" })).body;
  expect((await send("GET", `/resumes/${copy}`)).body.data.pageBreaks).toBe("earlier");

  const link = (await send("POST", `/documents/resume/${id}/share-links`, { label: "Reader" })).body;
  const read = (await call("GET", `/share-links/${link.token}`)).body;
  expect(read.document.data.pageBreaks).toBe("earlier");
  const shown = (await call("GET", `/share-links/${link.token}/pdf`)).bytes;
  const pagesIn = (bytes: Buffer) => bytes.toString("latin1").match(/\/Count (\d+)/)?.[1];
  expect(pagesIn(shown)).toBe(pagesIn(earlier));

  await send("PUT", `/resumes/${id}`, { isPublic: true });
  const { slug } = (await send("GET", `/resumes/${id}`)).body;
  expect((await call("GET", `/resumes/${ada.username}/${slug}`)).body.data.pageBreaks).toBe("earlier");

  const embedded = await pdf(`/resumes/${id}/pdf?embed=true`);
  const form = new FormData();
  form.set("file", new File([new Uint8Array(embedded)], "resume.pdf", { type: "application/pdf" }));
  form.set("format", "PDF");
  const again = (await call("POST", "/resumes/file-imports", { key: ada.key, form })).body;
  expect((await send("GET", `/resumes/${again}`)).body.data.pageBreaks).toBe("earlier");
});

test("a version from before the choice comes back with the earlier breaks that were chosen since", async () => {
  const id = await make(career("gengar", 12));
  const first = (await send("POST", `/resumes/${id}/versions`, { name: "Before" })).body;
  expect((await choose(id, { breaks: "earlier" })).status).toBe(200);
  const data = career("gengar", 11);
  expect((await send("PUT", `/resumes/${id}`, { data: { ...data, pageBreaks: "earlier" } })).status).toBe(200);
  const restored = (await send("POST", `/resumes/${id}/versions/${first.id}/restore`)).body;
  expect(restored.data.sections.experience.items).toHaveLength(12);
  expect(restored.data.pageBreaks).toBe("earlier");
});

test("a sidebar that continues after the main column has moved, too", async () => {
  expect(await state(await make(career("gengar", 1)))).toMatchObject({ isDecided: false, comparison: { isMoved: true } });
});

test("an archive and a copy keep what is not decided", async () => {
  const eve = await signUp();
  const id = await make(career("gengar", 12), true, eve);
  const copy = (await send("POST", `/resumes/${id}/copies`, { name: "Copy" }, eve.key)).body;
  expect((await state(copy, eve.key)).isDecided).toBe(false);
  const fay = await signUp();
  await importArchive(fay, await downloadArchive(eve));
  const [one, other] = (await send("GET", "/resumes", undefined, fay.key)).body;
  expect((await state(one.id, fay.key)).comparison.isMoved).toBe(true);
  expect((await state(other.id, fay.key)).comparison.isMoved).toBe(true);
});

test("others, keys that may only read, locked resumes and bad input change nothing", async () => {
  const id = await make(career("gengar", 12));
  const ben = await signUp();
  expect((await send("GET", `/resumes/${id}/page-breaks`, undefined, ben.key)).status).toBe(404);
  expect((await choose(id, { breaks: "earlier" }, ben.key)).status).toBe(404);
  const reader = await makeKey(ada.cookie, "read");
  expect((await choose(id, { breaks: "earlier" }, reader)).status).toBe(403);
  expect((await state(id, reader)).isDecided).toBe(false);
  for (const body of [
    {},
    { breaks: "old" },
    { breaks: "earlier", versionName: "" },
    { breaks: "earlier", versionName: "x".repeat(101) },
  ])
    expect((await choose(id, body)).status, JSON.stringify(body)).toBe(400);
  await send("POST", `/resumes/${id}/lock`, { isLocked: true });
  expect((await choose(id, { breaks: "earlier" })).body).toMatchObject({ code: "RESUME_LOCKED" });
  await send("POST", `/resumes/${id}/lock`, { isLocked: false });
  expect((await state(id)).isDecided).toBe(false);
});

test("what another program wrote there is preserved and changes no page", async () => {
  const data = { ...career("gengar", 12), pageBreaks: { strange: true } };
  const id = await make(data, false);
  expect((await send("GET", `/resumes/${id}`)).body.data.pageBreaks).toEqual({ strange: true });
  expect(await state(id)).toEqual(FIFTH);
});
