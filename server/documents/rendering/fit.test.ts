import { beforeAll, describe, expect, test } from "vitest";
import type { Fit } from "@/contracts/model/fit";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { isItsTurn } from "@/server/testing/in-turn";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  await buildTypesetterChild();
  ada = await signUp();
});

const askFit = async (address: string, body: object) =>
  (await call("POST", `${address}/fits`, { key: ada.key, body })).body as Fit;

const printedPages = async (address: string) => {
  const { bytes } = await call("GET", `${address}/exports/pdf`, { key: ada.key });
  return (await readPdf(new Uint8Array(bytes))).pages;
};

const apply = (id: string, operations: object[]) => call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } });

describe("a resume", () => {
  test.each(TEMPLATE_NAMES.filter((_, place) => isItsTurn(2, place)))(
    "%s: content measured to fit on one page prints on one page",
    async (template) => {
      const id = (await call("POST", "/resumes", { key: ada.key, body: { name: template, withSampleData: true } }))
        .body as string;
      await apply(id, [
        { op: "replace", path: "/metadata/template", value: template },
        { op: "replace", path: "/metadata/page/gapY", value: 14 },
        { op: "replace", path: "/metadata/page/marginY", value: 60 },
        {
          op: "replace",
          path: "/metadata/layout/pages",
          value: [
            {
              fullWidth: false,
              main: ["summary", "experience", "education", "projects", "skills", "awards", "references"],
              sidebar: ["profiles", "languages", "interests", "certifications"],
            },
          ],
        },
      ]);
      const found = await askFit(`/resumes/${id}`, { pages: 1 });
      expect(found.before).toMatchObject({ pages: await printedPages(`/resumes/${id}`) });
      if (found.outcome === "floors") {
        expect(found).toMatchObject({ changes: [], after: found.before });
        expect(found.fewestPages).toBeGreaterThan(1);
        return;
      }
      expect(found.after.pages).toBe(1);
      const done = await apply(
        id,
        found.changes.map(({ path, to }) => ({ op: "replace", path: `/metadata${path}`, value: to })),
      );
      expect(done.status).toBe(200);
      expect(await printedPages(`/resumes/${id}`)).toBe(1);
      expect(await askFit(`/resumes/${id}`, { pages: 1, fill: false })).toMatchObject({
        outcome: "as-it-is",
        before: found.after,
      });
    },
  );

  test("an empty one stays sparse, a two-page layout never becomes one page, and both are explained", async () => {
    const id = (await call("POST", "/resumes", { key: ada.key, body: { name: "Short" } })).body as string;
    const sparse = await askFit(`/resumes/${id}`, {});
    expect(sparse).toMatchObject({ outcome: "sparse", before: { pages: 1 }, after: { pages: 1 } });
    expect(sparse.explanation).toContain("Add text to fill it.");
    const sample = (await call("POST", "/resumes", { key: ada.key, body: { name: "Two", withSampleData: true } })).body as string;
    const pages = [["summary"], ["skills"]].map((main) => ({ fullWidth: true, main, sidebar: [] }));
    await apply(sample, [{ op: "replace", path: "/metadata/layout/pages", value: pages }]);
    const laidOut = await askFit(`/resumes/${sample}`, { pages: 1 });
    expect(laidOut).toMatchObject({ outcome: "floors", fewestPages: 2, changes: [] });
    expect(laidOut.explanation).toContain("The layout itself has 2 pages");
  });
});

test("a letter slightly longer than one page fits on one page after the changes", async () => {
  const content = "<p>I read your posting with interest and would like to tell you why.</p>".repeat(33);
  const { body: letter } = await call("POST", "/cover-letters", { key: ada.key, body: { name: "Long", content } });
  const found = await askFit(`/cover-letters/${letter.id}`, { pages: 1 });
  expect(found).toMatchObject({ outcome: "fits", before: { pages: 2 }, after: { pages: 1 } });
  const design: Record<string, Record<string, unknown>> = {};
  for (const { path, to } of found.changes) {
    const [, group = "", name = "", inner] = path.split("/");
    const before = design[group] ?? {};
    design[group] = { ...before, [name]: inner ? { ...(before[name] as object), [inner]: to } : to };
  }
  const body = { metadata: design, expectedRevision: letter.revision };
  expect(await call("PATCH", `/cover-letters/${letter.id}`, { key: ada.key, body })).toMatchObject({ status: 200 });
  expect(await printedPages(`/cover-letters/${letter.id}`)).toBe(1);
});

test("the number of pages must be from one to ten", async () => {
  const id = (await call("POST", "/resumes", { key: ada.key, body: { name: "Bounds" } })).body as string;
  for (const pages of [0, 11, 1.5, "one"])
    expect(await call("POST", `/resumes/${id}/fits`, { key: ada.key, body: { pages } })).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST" },
    });
});
