import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectModel, type Documents, LINES, personWithDocuments, protocolsOf } from "@/server/ai/testing/person-with-documents";
import { database } from "@/server/platform/db/client";
import { startFakeModel } from "@/server/testing/fake-model";
import { call, signUp, withInstance } from "@/server/testing/instance";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

const PROPOSAL = {
  texts: [
    {
      ref: "e1",
      lines: [
        { from: 1, text: LINES[1] },
        { from: 0, text: "Planned timetables of the ferries." },
      ],
      reason: "The posting asks for planning.",
    },
  ],
  hide: [{ ref: "e2", reason: "Long ago." }],
  order: [],
};

let kim: Documents;
beforeAll(async () => {
  kim = await personWithDocuments();
  await connectModel(kim.person, protocolsOf(fake).openai);
});
beforeEach(() => fake.behave({ reply: () => PROPOSAL }));

const as = () => ({ key: kim.person.key });
const tailor = () => call("POST", `/applications/${kim.application}/ai/tailored-resumes`, { ...as(), body: {} });

test("a tailored copy keeps everything that is not proposed, has a version of kind ai, and lists every change", async () => {
  const { body } = await tailor();
  const source = (await call("GET", `/resumes/${kim.resume}`, as())).body;
  const copy = (await call("GET", `/resumes/${body.resumeId}`, as())).body;
  expect(copy).toMatchObject({ name: body.name, tags: ["tailored"], isPublic: false });
  const [job, clerk] = copy.data.sections.experience.items;
  expect(job.description).toBe(`<ul><li><p>${LINES[1]}</p></li><li><p>Planned timetables of the ferries.</p></li></ul>`);
  expect(clerk.hidden).toBe(true);
  // Put back what was changed, and it is the source: nothing else was touched.
  job.description = source.data.sections.experience.items[0].description;
  clerk.hidden = false;
  expect(copy.data).toEqual(source.data);
  const versions = (await call("GET", `/resumes/${body.resumeId}/versions`, as())).body;
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["ai", "created"]);
  const first = (await call("GET", `/resumes/${body.resumeId}/versions/${versions[1].id}`, as())).body;
  expect(first.data).toEqual(source.data);
  const application = (await call("GET", `/applications/${kim.application}`, as())).body;
  expect(application.resumeId).toBe(body.resumeId);
  expect(application.activity[0]).toMatchObject({ type: "note", text: expect.stringContaining(body.name) });
});

test("the list is there to open again with what was decided, for its owner alone, and goes with the copy", async () => {
  const { resumeId, changes } = (await tailor()).body;
  const path = `/resumes/${resumeId}/tailoring`;
  expect((await call("GET", path, as())).body).toMatchObject({ resumeId, applicationId: kim.application, changes });
  const decided = await call("PATCH", path, {
    ...as(),
    body: {
      changes: [
        { id: changes[0].id, status: "rejected" },
        { id: "other", status: "accepted" },
      ],
    },
  });
  expect(decided.body.changes.map(({ status }: { status: string }) => status)).toEqual([
    "rejected",
    ...changes.slice(1).map(() => "pending"),
  ]);
  expect((await call("GET", path, as())).body).toEqual(decided.body);
  const eve = await signUp();
  for (const method of ["GET", "PATCH"])
    expect(
      (
        await call(method, path, {
          key: eve.key,
          ...(method === "PATCH" ? { body: { changes: [{ id: "1", status: "accepted" }] } } : {}),
        })
      ).status,
    ).toBe(404);
  await database().resume.delete({ where: { id: resumeId } });
  expect((await call("GET", path, as())).status).toBe(404);
});

test("a line with a link is never reworded, and a proposal about nothing is refused", async () => {
  const { body: resume } = await call("GET", `/resumes/${kim.resume}`, as());
  const linked = '<p>Planned the <a href="https://harbour.example/plan">timetable</a> of the ferries.</p>';
  resume.data.sections.experience.items[0].description = linked;
  const id = (await call("POST", "/resumes/import", { ...as(), body: { data: resume.data } })).body;
  await database().application.update({ where: { id: kim.application }, data: { resumeId: id } });
  fake.behave({
    reply: () => ({
      texts: [
        { ref: "e1", lines: [{ from: 0, text: "Planned timetables of the ferries." }], reason: "" },
        { ref: "e2", lines: [{ from: 0, text: "Sang songs on mountains gladly." }], reason: "" },
      ],
      hide: [],
      order: [],
    }),
  });
  const { body } = await tailor();
  expect(body.changes).toEqual([]);
  expect(body.refused).toMatchObject([
    { why: "link", entry: "Harbour Works" },
    { why: "unknown", entry: "Tallis Ferries" },
  ]);
});

test("where a sent resume is recorded, the application keeps it and the copy is made all the same", async () => {
  await database().application.update({ where: { id: kim.application }, data: { resumeId: kim.resume } });
  await call("PATCH", `/applications/${kim.application}`, { ...as(), body: { status: "applied" } });
  const { status, body } = await tailor();
  expect(status).toBe(200);
  expect((await call("GET", `/applications/${kim.application}`, as())).body.resumeId).toBe(kim.resume);
  expect((await call("GET", `/resumes/${body.resumeId}`, as())).status).toBe(200);
});

test("a resume in Trash is not tailored, and the answer says what to do", async () => {
  await database().application.update({ where: { id: kim.application }, data: { resumeId: kim.resume } });
  await database().resume.update({ where: { id: kim.resume }, data: { trashedAt: new Date() } });
  const { status, body } = await tailor();
  expect([status, body.message]).toEqual([400, expect.stringContaining("Trash")]);
  await database().resume.update({ where: { id: kim.resume }, data: { trashedAt: null } });
});

test("a wording of the career record that fits the posting better is proposed before any rewrite", async () => {
  const source = (await call("GET", `/resumes/${kim.resume}`, as())).body;
  const { id: itemId, description } = source.data.sections.experience.items[0];
  const { entryId } = (await call("PUT", `/resumes/${kim.resume}/links/${itemId}`, { ...as(), body: { entryId: null } })).body;
  const { jobDescription } = (await call("GET", `/applications/${kim.application}`, as())).body;
  const wording = { expectedRevision: 1, name: "For ferries", language: null, data: { description: `<p>${jobDescription}</p>` } };
  const path = `/career/record/${entryId}/wordings/0192d000-0000-7000-8000-000000000001`;
  expect((await call("PUT", path, { ...as(), body: wording })).status).toBe(200);
  const { changes, refused, resumeId } = (await tailor()).body;
  expect(changes[0]).toMatchObject({ kind: "reword", itemId, before: description, reason: "For ferries" });
  expect(changes.filter((change: { itemId?: string; kind: string }) => change.kind === "reword")).toHaveLength(1);
  expect(refused).toEqual([]);
  const [job] = (await call("GET", `/resumes/${resumeId}`, as())).body.data.sections.experience.items;
  expect(job.description).toBe(changes[0].after);
  await call("DELETE", `/career/record/${entryId}`, as());
});
