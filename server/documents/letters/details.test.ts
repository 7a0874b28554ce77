import { beforeAll, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const DETAILS = {
  form: "din-5008-b",
  subject: "Designer, 42",
  senderAddress: { street: "Hafenweg 3", postcode: "23552", city: "Lübeck", country: "Deutschland" },
  recipientAddress: { street: "Kiefernallee 7", postcode: "24103", city: "Kiel", country: "Deutschland" },
  enclosures: ["Lebenslauf", "Zeugnisse"],
};
const letters = (method: string, path = "", body?: unknown) => call(method, `/cover-letters${path}`, { key: ada.key, body });

test("details survive changes, copies, versions, export and import; null removes them", async () => {
  const { body: letter } = await letters("POST", "", { name: "Letter", details: DETAILS });
  expect(letter.details).toEqual(DETAILS);
  const path = `/${letter.id}`;
  const other = await letters("PATCH", path, { expectedRevision: 1, content: "<p>Text</p>" });
  expect(other.body.details).toEqual(DETAILS);
  await letters("POST", `${path}/versions`, { name: "With details" });
  expect((await letters("POST", `${path}/duplicate`)).body.details).toEqual(DETAILS);

  const { body: document } = await letters("GET", `${path}/export`);
  expect(document.details).toEqual(DETAILS);
  expect((await letters("POST", "/imports", { document })).body.details).toEqual(DETAILS);
  const account = await call("GET", "/auth/account/export", { key: ada.key });
  expect(account.body.coverLetters[0].details).toEqual(DETAILS);

  const gone = await letters("PATCH", path, { expectedRevision: other.body.revision, details: null });
  expect(gone.body).not.toHaveProperty("details");
  const [named] = (await letters("GET", `${path}/versions`)).body.filter(({ kind }: { kind: string }) => kind === "named");
  expect((await letters("POST", `${path}/versions/${named.id}/restore`)).body.details).toEqual(DETAILS);
  const [before] = (await letters("GET", `${path}/versions`)).body.filter(
    ({ kind }: { kind: string }) => kind === "before-restore",
  );
  expect((await letters("POST", `${path}/versions/${before.id}/restore`)).body).not.toHaveProperty("details");
});

test("a letter without details has none in any response, and wrong ones are rejected", async () => {
  const { body: letter } = await letters("POST", "", { name: "Plain" });
  expect(letter).not.toHaveProperty("details");
  for (const details of [{ form: "american" }, { subject: "x".repeat(301) }, { enclosures: Array(21).fill("x") }])
    expect((await letters("PATCH", `/${letter.id}`, { expectedRevision: 1, details })).status).toBe(400);
});

test("every format has what the details say", async () => {
  const body = { name: "Files", content: "<p>Text</p>", recipientName: "Kim Harbour", details: DETAILS };
  const { body: letter } = await letters("POST", "", body);
  for (const format of ["md", "txt", "html", "json"]) {
    const text = new TextDecoder().decode((await letters("GET", `/${letter.id}/exports/${format}`)).bytes);
    for (const part of ["Designer, 42", "Hafenweg 3", "23552", "Kiefernallee 7", "24103", "Zeugnisse"])
      expect(text).toContain(part);
  }
});
