import { expect, test } from "vitest";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";
import { makeThings } from "@/server/testing/things";

withInstance();

const career = async (person: Person) => (await send(person, "GET", "/auth/account/export")).body.career;

test("an export comes back in another account, with its links; a second time nothing is added", async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const things = await makeThings(ada);
  await send(ada, "PUT", "/career/profile", { targetRoles: ["Designer"] });
  const exported = await career(ada);
  const application = (await send(eve, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;
  const { data } = (await send(ada, "GET", `/resumes/${things.resume}`)).body;
  const resume = (await send(eve, "POST", "/resumes/import", { data })).body;
  const body = { ids: { [things.application]: application, [things.resume]: resume }, career: exported };
  const { status, body: added } = await send(eve, "POST", "/career/imports", body);
  expect([status, added]).toMatchObject([200, { leftOut: 0, record: 1, links: 1 }]);
  expect(added.facts).toBe(exported.facts.length);
  const here = await career(eve);
  expect(here.profile).toEqual(exported.profile);
  expect(here.stories[0].data).toMatchObject({
    applicationId: application,
    factIds: [here.facts.find(({ text }) => text === "Led a team.").id],
  });
  expect(here.formAnswers).toMatchObject([{ topic: "relocation", applicationId: application }]);
  expect(here.artifacts).toMatchObject([{ applicationId: application, data: exported.artifacts[0].data }]);
  expect(here.schedules).toMatchObject([{ applicationId: application, enabled: false }]);
  const before = await career(eve);
  expect((await send(eve, "POST", "/career/imports", { ...body, career: { ...exported, profile: null } })).body).toMatchObject({
    facts: 0,
    stories: 0,
    artifacts: 0,
    schedules: 0,
    opportunities: 0,
    transcripts: 0,
    formAnswers: 0,
  });
  expect(await career(eve)).toEqual(before);
});

test("into the account that it came from, nothing is added", async () => {
  const ada = await signUp();
  const things = await makeThings(ada);
  const before = await career(ada);
  const exported = { ...(await career(ada)), profile: null };
  const { body } = await send(ada, "POST", "/career/imports", {
    ids: { [things.application]: things.application },
    career: exported,
  });
  expect(body).toMatchObject({ facts: 0, stories: 0, artifacts: 0, schedules: 0, opportunities: 0, transcripts: 0, leftOut: 0 });
  expect(await career(ada)).toEqual(before);
});

test("what is about an application that is not here is left out, and so is what no export holds", async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  await makeThings(ada);
  const exported = await career(ada);
  const { body } = await send(eve, "POST", "/career/imports", {
    career: { facts: [...exported.facts, { text: 7 }, {}], stories: exported.stories, schedules: [{ kind: "dance" }] },
  });
  expect(body).toMatchObject({ facts: exported.facts.length - 1, stories: 0, schedules: 0, leftOut: 5 });
});

test("another user's ids and an invalid profile are rejected, and nothing is stored", async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const { application } = await makeThings(ada);
  const before = await career(eve);
  expect((await send(eve, "POST", "/career/imports", { ids: { x: application }, career: {} })).status).toBe(400);
  expect((await send(eve, "POST", "/career/imports", { ids: { x: newId() }, career: {} })).status).toBe(400);
  expect((await send(eve, "POST", "/career/imports", { career: { profile: { maxOfficeDays: 9 } } })).status).toBe(400);
  expect(await career(eve)).toEqual(before);
});
