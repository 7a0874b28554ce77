import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { senderOf } from "@/server/testing/send";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const send = senderOf(() => ada);
const JOB = { section: "experience", data: { company: "Northpine", location: "Bern" } };

async function linked(entryId: string) {
  const resumeId: string = (await send("POST", "/resumes", { name: "Mine", tags: [] })).body;
  const { itemId } = (await send("POST", `/career/record/${entryId}/documents`, { resumeId })).body;
  return { resumeId, itemId };
}

test("saves, patches and changes of the record at the same time lose nothing and leave no link wrong", async () => {
  const { id } = (await send("POST", "/career/record", JOB)).body;
  const resumes = [await linked(id), await linked(id), await linked(id)];
  const change = async (round: number) => {
    const { revision } = (await send("GET", `/career/record/${id}`)).body;
    return (await send("PATCH", `/career/record/${id}`, { expectedRevision: revision, data: { location: `Place ${round}` } }))
      .status;
  };
  const patch = async (resumeId: string, round: number) => {
    const operations = [{ op: "replace", path: "/sections/experience/items/0/position", value: `Position ${round}` }];
    return (await send("PATCH", `/resumes/${resumeId}`, { operations })).status;
  };
  const take = async ({ resumeId, itemId }: (typeof resumes)[number]) =>
    (await send("POST", `/resumes/${resumeId}/links/${itemId}/take`, { fields: ["location"] })).status;
  const rounds = Array.from({ length: 12 }, (_, round) => round);
  const statuses = await Promise.all(
    rounds.flatMap((round) => [change(round), ...resumes.flatMap((one) => [patch(one.resumeId, round), take(one)])]),
  );
  expect(new Set(statuses.filter((status) => status !== 409))).toEqual(new Set([200]));
  const { data, uses } = (await send("GET", `/career/record/${id}`)).body;
  expect(uses).toBe(3);
  for (const { resumeId } of resumes) {
    const resume = (await send("GET", `/resumes/${resumeId}`)).body;
    expect(resume.data.sections.experience.items).toMatchObject([
      { location: data.location, position: expect.stringMatching(/^Position/) },
    ]);
    expect((await send("GET", `/resumes/${resumeId}/links`)).body).toMatchObject([
      { overridden: ["position"], state: "current" },
    ]);
  }
}, 120_000);

test("a resume that is copied while the record changes is no less linked: it has the new text, or waits for it", async () => {
  const { id } = (await send("POST", "/career/record", JOB)).body;
  const { resumeId } = await linked(id);
  for (let round = 0; round < 8; round++) {
    const location = `Round ${round}`;
    const [change, ...copies] = await Promise.all([
      send("PATCH", `/career/record/${id}`, { expectedRevision: round + 1, data: { location } }),
      ...["A", "B", "C"].map((name) => send("POST", `/resumes/${resumeId}/duplicate`, { name })),
    ]);
    expect(change.status).toBe(200);
    for (const { body: copy } of copies) {
      const [link] = (await send("GET", `/resumes/${copy}/links`)).body;
      const resume = (await send("GET", `/resumes/${copy}`)).body;
      const isNew = resume.data.sections.experience.items[0].location === location;
      expect([link.overridden, link.state]).toEqual([[], isNew ? "current" : "waiting"]);
      await send("DELETE", `/resumes/${copy}`);
    }
  }
}, 120_000);

test("an item that is linked while another instance patches its resume is known to the next patch", async () => {
  const resumeId: string = (await send("POST", "/resumes", { name: "Mine", withSampleData: true, tags: [] })).body;
  const patch = (operations: unknown) => send("PATCH", `/resumes/${resumeId}`, { operations });
  const at = "/sections/experience/items/0";
  // This process now knows the resume.
  await patch([{ op: "replace", path: `${at}/location`, value: "Zug" }]);
  const { data } = (await send("GET", `/resumes/${resumeId}`)).body;
  const itemId = data.sections.experience.items[0].id;
  const entry = (await send("POST", "/career/record", JOB)).body;
  // As another instance writes it: this process is not notified.
  const link = { resumeId, itemId, userId: ada.userId, section: "experience", entryId: entry.id };
  await database().recordLink.createMany({ data: [link] });
  await database().resume.updateMany({ where: { id: resumeId }, data: { linkedItems: [`experience/${itemId}`] } });
  expect((await patch([{ op: "remove", path: at }])).status).toBe(200);
  expect(await database().recordLink.count({ where: { resumeId } })).toBe(0);
});
