import { expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { searchDocuments } from "./search";

withInstance();

const search = async ({ key }: Person, query: string) => {
  const { status, body } = await call("GET", `/documents/search?query=${encodeURIComponent(query)}`, { key });
  expect(status).toBe(200);
  return body as { id: string; name: string; type: string; line: string | null }[];
};

const makeResume = async ({ key }: Person, name: string, headline: string) => {
  const id: string = (await call("POST", "/resumes", { key, body: { name, slug: name.toLowerCase(), withSampleData: false } }))
    .body;
  const operations = [{ op: "replace", path: "/basics/headline", value: headline }];
  expect((await call("PATCH", `/resumes/${id}`, { key, body: { operations } })).status).toBe(200);
  return id;
};

test("documents are found by what is printed on them, in every script, with the line", async () => {
  const ada = await signUp();
  const [garden, city] = [
    await makeResume(ada, "Spring", "Leitete die Gärten von Köln"),
    await makeResume(ada, "Town", "管理大型花园项目"),
  ];
  expect(await search(ada, "garten koln")).toMatchObject([{ id: garden, type: "resume", line: "Leitete die Gärten von Köln" }]);
  expect(await search(ada, "花园")).toMatchObject([{ id: city, line: "管理大型花园项目" }]);
  // A name is found too, and has no line.
  expect(await search(ada, "town")).toMatchObject([{ id: city, line: null }]);
  expect(await search(ada, "gärten town")).toEqual([]);
  expect(await search(ada, "  ")).toEqual([]);
  expect(await search(ada, "50% _ ' \\")).toEqual([]);
});

test("a change is found immediately and the replaced text no longer; Trash is not searched", async () => {
  const ada = await signUp();
  const id = await makeResume(ada, "One", "Beekeeper");
  expect(await search(ada, "beekeeper")).toHaveLength(1);
  const operations = [{ op: "replace", path: "/basics/headline", value: "Astronaut" }];
  await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } });
  expect(await search(ada, "beekeeper")).toEqual([]);
  expect(await search(ada, "astronaut")).toHaveLength(1);
  await call("PATCH", `/documents/resume/${id}/name`, { key: ada.key, body: { name: "Renamed" } });
  expect(await search(ada, "renamed astronaut")).toHaveLength(1);
  await call("POST", "/documents/trash", { key: ada.key, body: { type: "resume", id } });
  expect(await search(ada, "astronaut")).toEqual([]);
});

test("a letter is found by its text, and no one finds another user's documents", async () => {
  const [ada, ben] = [await signUp(), await signUp()];
  const body = { name: "Letter", content: "<p>I restored a <strong>light</strong>house.</p>" };
  expect((await call("POST", "/cover-letters", { key: ada.key, body })).status).toBe(200);
  expect(await search(ada, "lighthouse")).toMatchObject([{ type: "letter", line: "I restored a lighthouse." }]);
  expect(await search(ben, "lighthouse")).toEqual([]);
});

test("many documents are taken in steps, also by searches at the same time", async () => {
  const ada = await signUp();
  const first = await makeResume(ada, "First", "Glassblower");
  const row = await database().resume.findUniqueOrThrow({ where: { id: first } });
  const copies = Array.from({ length: 120 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    slug: `copy-${index}`,
    data: row.data ?? {},
  }));
  await database().resume.createMany({ data: copies });
  const found = await Promise.all(
    [1, 2, 3].map(() => call("GET", "/documents/search?query=glassblower&limit=100", { key: ada.key })),
  );
  for (const { body } of found) expect(body).toHaveLength(100);
  expect(await database().documentText.count({ where: { userId: ada.userId } })).toBe(121);
});

test("a search without time left shows what was read before, and the next one continues", async () => {
  const eve = await signUp();
  await makeResume(eve, "Read", "Glassblower");
  await search(eve, "glassblower");
  const unread = await makeResume(eve, "Unread", "Glassblower");
  expect((await searchDocuments(database(), eve.userId, "glassblower", 10, 0)).map(({ name }) => name)).toEqual(["Read"]);
  expect((await search(eve, "glassblower")).map(({ id }) => id)).toContain(unread);
});
