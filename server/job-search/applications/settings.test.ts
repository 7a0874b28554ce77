import { beforeAll, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const PATH = "/applications/settings";
const read = async (person: Person) => (await call("GET", PATH, { key: person.key })).body;
const write = (person: Person, body: unknown) => call("PUT", PATH, { key: person.key, body });

test("the settings have their own address, which is no application, and defaults until they are changed", async () => {
  expect(await read(ada)).toEqual({ silenceDays: 30, avoidCompanies: [] });
});

test("given values are written, omitted ones stay, and no other user's change", async () => {
  expect((await write(ada, { silenceDays: 45 })).body).toEqual({ silenceDays: 45, avoidCompanies: [] });
  expect((await write(ada, { avoidCompanies: ["Gloomworks"] })).body).toEqual({
    silenceDays: 45,
    avoidCompanies: ["Gloomworks"],
  });
  expect(await read(ada)).toEqual({ silenceDays: 45, avoidCompanies: ["Gloomworks"] });
  expect(await read(eve)).toEqual({ silenceDays: 30, avoidCompanies: [] });
  expect((await write(ada, { avoidCompanies: [] })).body).toEqual({ silenceDays: 45, avoidCompanies: [] });
});

test("spellings of one company count once, in the order in which they were given", async () => {
  const { body } = await write(eve, { avoidCompanies: ["Zeta", " Gloomworks GmbH ", "gloomworks", "Acme"] });
  expect(body.avoidCompanies).toEqual(["Zeta", "Gloomworks GmbH", "Acme"]);
});

test.each([
  [{ silenceDays: 0 }],
  [{ silenceDays: 366 }],
  [{ silenceDays: 1.5 }],
  [{ avoidCompanies: [""] }],
  [{ avoidCompanies: "Gloomworks" }],
  [{ avoidCompanies: Array.from({ length: 501 }, (_, index) => `Company ${index}`) }],
])("%j is refused and changes nothing", async (body) => {
  const before = await read(eve);
  expect((await write(eve, body)).status).toBe(400);
  expect(await read(eve)).toEqual(before);
});

test("without a credential there are no settings", async () => {
  expect((await call("GET", PATH)).status).toBe(401);
  expect((await call("PUT", PATH, { body: { silenceDays: 9 } })).status).toBe(401);
});

test("two tabs that change different settings concurrently preserve each other's", async () => {
  const person = await signUp();
  await Promise.all([write(person, { silenceDays: 12 }), write(person, { avoidCompanies: ["Gloomworks"] })]);
  expect(await read(person)).toEqual({ silenceDays: 12, avoidCompanies: ["Gloomworks"] });
});
