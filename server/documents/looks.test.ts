import { beforeAll, describe, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { LOOKS } from "@/typeset/looks";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const post = (path: string, body: object) => call("POST", path, { key: ada.key, body });

test("anyone can read the templates with their looks and palettes", async () => {
  const { status, body } = await call("GET", "/templates");
  expect(status).toBe(200);
  expect(body).toHaveLength(17);
  expect(body.find(({ name }: { name: string }) => name === "leafish")).toMatchObject({
    title: "Leafish",
    columns: 2,
    look: { typography: LOOKS.leafish.typography, page: LOOKS.leafish.page, layout: LOOKS.leafish.layout },
    palettes: LOOKS.leafish.palettes,
  });
});

describe("applying a look to a resume", () => {
  test("changes the metadata as a patch would and stores one version", async () => {
    const id = (await post("/resumes", { name: "Looks", withSampleData: true })).body;
    const before = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
    const { status, body } = await post(`/resumes/${id}/look`, { template: "leafish", palette: "Lake", keep: ["fonts"] });
    expect(status).toBe(200);
    const { metadata } = before.data;
    expect(body.data).toEqual({
      ...before.data,
      metadata: {
        ...metadata,
        template: "leafish",
        design: { level: LOOKS.leafish.level, colors: LOOKS.leafish.palettes[1].colors },
        page: { ...metadata.page, ...LOOKS.leafish.page },
        layout: { ...metadata.layout, ...LOOKS.leafish.layout },
      },
    });
    const versions = (await call("GET", `/resumes/${id}/versions`, { key: ada.key })).body;
    expect(versions.filter(({ kind }: { kind: string }) => kind === "ai")).toHaveLength(1);
  });

  test("names the palettes of a template for one that it does not have, and changes nothing", async () => {
    const id = (await post("/resumes", { name: "Looks" })).body;
    const answer = await post(`/resumes/${id}/look`, { template: "onyx", palette: "Lake" });
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST", message: expect.stringContaining("Ruby") } });
    expect((await post(`/resumes/${id}/look`, { template: "eevee" })).status).toBe(400);
    expect((await call("GET", `/resumes/${id}`, { key: ada.key })).body.data.metadata.template).toBe("onyx");
  });

  test("is refused for a locked resume", async () => {
    const id = (await post("/resumes", { name: "Looks" })).body;
    await post(`/resumes/${id}/lock`, { isLocked: true });
    expect(await post(`/resumes/${id}/look`, { template: "ditto" })).toMatchObject({ body: { code: "RESUME_LOCKED" } });
  });
});

describe("applying a look to a letter", () => {
  test("unlinks its design and raises the revision; another revision is refused", async () => {
    const resumeId = (await post("/resumes", { name: "Looks" })).body;
    const letter = (await post("/cover-letters", { name: "Looks", resumeId })).body;
    const { status, body } = await post(`/cover-letters/${letter.id}/look`, {
      expectedRevision: letter.revision,
      template: "kakuna",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ designLinked: false, senderLinked: true, revision: letter.revision + 1 });
    expect(body.style.metadata).toMatchObject({
      template: "kakuna",
      typography: LOOKS.kakuna.typography,
      design: { level: LOOKS.kakuna.level, colors: LOOKS.kakuna.palettes[0].colors },
      page: LOOKS.kakuna.page,
    });
    const again = await post(`/cover-letters/${letter.id}/look`, { expectedRevision: letter.revision, template: "onyx" });
    expect(again).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  });
});
