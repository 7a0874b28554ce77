import { expect, test } from "vitest";
import { LINES, personWithDocuments } from "@/server/ai/testing/person-with-documents";
import { call, signUp, withInstance } from "@/server/testing/instance";

withInstance();

async function letterWith(content: string, key: string, linked: object = {}): Promise<string> {
  const { body } = await call("POST", "/cover-letters", { key, body: { name: "Letter", content, ...linked } });
  return body.id;
}

const sourcesOf = (letter: string, key: string) => call("GET", `/cover-letters/${letter}/sources`, { key });

test("each claim of a letter names what supports it in the resume or the facts, and the letter supports nothing of itself", async () => {
  const { person, resume, application } = await personWithDocuments();
  const letter = await letterWith(
    "<p>Dear team at Northpine, I planned the timetable of the ferries. I managed 47 people at Globex.</p>",
    person.key,
    { resumeId: resume, applicationId: application },
  );
  const { status, body } = await sourcesOf(letter, person.key);
  expect(status).toBe(200);
  expect(body).toMatchObject({ language: "en", isChecked: true, text: expect.stringContaining("47 people") });
  const supported = body.claims.filter(({ state }: { state: string }) => state === "supported");
  expect(supported.map(({ source }: { source: { quote: string } }) => source.quote).join("\n")).toContain(LINES[0]);
  const open = body.claims.filter(({ state }: { state: string }) => state === "unsupported");
  expect(open.map(({ text }: { text: string }) => text).join(" ")).toMatch(/47.*Globex|Globex.*47/);
});

test("without a resume the facts alone are compared; an empty letter claims nothing, and nobody reads another's", async () => {
  const person = await signUp();
  const empty = await letterWith("", person.key);
  expect((await sourcesOf(empty, person.key)).body).toMatchObject({ text: "", claims: [] });
  const letter = await letterWith("<p>I managed 47 people.</p>", person.key);
  const { body } = await sourcesOf(letter, person.key);
  expect(body.claims.length).toBeGreaterThan(0);
  expect(body.claims.every(({ state }: { state: string }) => state === "unsupported")).toBe(true);
  const stranger = await signUp();
  expect((await sourcesOf(letter, stranger.key)).status).toBe(404);
});
