import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { PageCheckCode, PageCheckReport, PageFinding } from "@/contracts/model/page-check";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { defaultResumeData } from "@/domain/default-resume";
import { assignPageBreaks } from "@/domain/page-breaks";
import { sampleResumeData } from "@/domain/sample/resume";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { inLookOf } from "@/typeset/chosen-look";

withInstance({ RATE_LIMITS: "off" });

let ada: Person;
let ben: Person;
beforeAll(async () => {
  ada = await signUp();
  ben = await signUp();
});

/** A resume with these data in the look of Onyx or Ditgar, in which the sample has no finding of its own. */
function sample(change: (data: ResumeData) => void, template: "onyx" | "ditgar" = "onyx"): ResumeData {
  const data = sampleResumeData();
  const changed = { ...data, metadata: structuredClone(inLookOf(data.metadata, template)) };
  change(changed);
  return changed;
}

async function make(data: ResumeData): Promise<string> {
  const { status, body } = await call("POST", "/resumes/imports", { key: ada.key, body: { data } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function checked(id: string): Promise<PageCheckReport> {
  const { status, body } = await call("GET", `/resumes/${id}/page-checks`, { key: ada.key });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const repair = (id: string, repairs: string[], key = ada.key) =>
  call("POST", `/resumes/${id}/page-checks/repairs`, { key, body: { repairs } });
const read = async (id: string) => (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
const found = ({ findings }: PageCheckReport, code: PageCheckCode): PageFinding[] =>
  findings.filter((each) => each.code === code);
const repeated = (data: ResumeData, jobs: number, description?: string) => {
  const { experience } = data.sections;
  experience.items = Array.from({ length: jobs }, (_, index) => {
    const item = experience.items[index % experience.items.length];
    if (!item) throw new Error("The sample has no job.");
    return { ...structuredClone(item), id: `job-${index}`, ...(description === undefined ? {} : { description }) };
  });
};

/** A document for each repairable finding. */
const REPAIRABLE: [PageCheckCode, () => ResumeData][] = [
  ["MARGIN_TOO_SMALL", () => sample(({ metadata }) => Object.assign(metadata.page, { marginX: 14, marginY: 12 }))],
  ["TEXT_TOO_SMALL", () => sample(({ metadata }) => Object.assign(metadata.typography.body, { fontSize: 7 }))],
  ["LINE_TOO_LONG", () => sample(({ metadata }) => Object.assign(metadata.page, { marginX: 24 }))],
  [
    "LOW_CONTRAST",
    () =>
      sample(({ metadata }) =>
        Object.assign(metadata.design.colors, { primary: "rgba(255, 240, 120, 1)", text: "rgba(150, 150, 150, 1)" }),
      ),
  ],
  ["GAP_TOO_SMALL", () => sample(({ metadata }) => Object.assign(metadata.page, { gapX: 4 }), "ditgar")],
  [
    "FORCED_SHEET",
    () =>
      sample(({ metadata }) => {
        metadata.layout.pages = [
          { fullWidth: true, main: ["summary", "experience"], sidebar: [] },
          { fullWidth: true, main: ["education", "skills"], sidebar: [] },
        ];
      }),
  ],
  [
    "PAGE_NEARLY_EMPTY",
    () =>
      sample(({ metadata }) => {
        metadata.layout.pages = [
          { fullWidth: true, main: ["summary", "experience"], sidebar: [] },
          { fullWidth: true, main: ["interests"], sidebar: [] },
        ];
      }),
  ],
  [
    "COLUMN_EMPTY",
    () =>
      sample((data) => {
        const { metadata, sections } = data;
        metadata.layout.pages = [{ fullWidth: false, main: ["summary"], sidebar: ["experience"] }];
        sections.experience.items.length = 2;
        repeated({ sections } as ResumeData, 9);
        assignPageBreaks(data, "earlier", 1);
      }, "ditgar"),
  ],
  [
    "LONELY_LINE",
    () =>
      sample((data) => {
        const { skills } = data.sections;
        skills.keywordLayout = "list";
        skills.items.length = 4;
        for (const item of skills.items) item.keywords = Array.from({ length: 40 }, (_, index) => `keyword number ${index}`);
        data.metadata.layout.pages = [{ fullWidth: true, main: ["skills", "experience", "projects"], sidebar: [] }];
        data.metadata.page.gapY = 8.7;
        data.metadata.typography.body.lineHeight = 1.45;
      }),
  ],
  [
    "TOO_MANY_PAGES",
    () =>
      sample((data) => {
        repeated(data, 7);
        for (const job of data.sections.experience.items) job.dates = { start: "2023-01", end: "2024-01", present: false };
        Object.assign(data.metadata.page, { marginX: 60, marginY: 60, gapY: 12 });
      }),
  ],
];

describe.each(REPAIRABLE)("%s", (code, document) => {
  test("is found on the printed page and is gone after its repair, in one version", async () => {
    const id = await make(document());
    const report = await checked(id);
    const [finding] = found(report, code);
    expect(finding, JSON.stringify(report)).toBeDefined();
    expect(report.score).toBeLessThan(100);
    const offered = finding?.repair ?? "";
    const before = await read(id);
    const { status, body } = await repair(id, [offered]);
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.changes.length).toBeGreaterThan(0);
    const after = await read(id);
    expect(body.resume.data).toEqual(after.data);
    expect({ ...after.data, metadata: before.data.metadata }).toEqual(before.data);
    expect(found(await checked(id), code)).toEqual([]);
    const versions = (await call("GET", `/resumes/${id}/versions`, { key: ada.key })).body;
    expect(versions.filter(({ kind }: { kind: string }) => kind === "ai")).toHaveLength(1);
    // What is repaired is offered no more.
    expect(await repair(id, [offered])).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect((await read(id)).updatedAt).toBe(after.updatedAt);
  });
});

async function upload(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  return (await call("POST", "/files", { key: ada.key, form })).body.path;
}

test.each(TEMPLATE_NAMES)(
  "the sample in the look of %s takes two pages without a finding, on A4 and on Letter",
  async (template) => {
    const data = sampleResumeData();
    for (const format of ["a4", "letter"] as const) {
      const metadata = inLookOf(data.metadata, template);
      metadata.page = { ...metadata.page, format };
      expect(await checked(await make({ ...data, metadata }))).toEqual({ score: 100, pages: 2, findings: [] });
    }
  },
);

describe("what only a person can repair", () => {
  test.each([
    [1, 1],
    [60, 60],
  ])("a picture of %i × %i pixels is too coarse", async (width, height) => {
    const path = await upload(width, height);
    const id = await make(sample((data) => Object.assign(data.picture, { url: `/${path}`, hidden: false, size: 80 })));
    const [finding] = found(await checked(id), "PICTURE_TOO_COARSE");
    expect(finding).toMatchObject({ page: 1, repair: null, text: expect.stringContaining(`${width} × ${height} pixels`) });
    expect(finding?.box?.width).toBeGreaterThan(30);
  });

  test("a picture that is fine enough is not reported", async () => {
    const path = await upload(400, 400);
    const id = await make(sample((data) => Object.assign(data.picture, { url: `/${path}`, hidden: false, size: 80 })));
    expect(found(await checked(id), "PICTURE_TOO_COARSE")).toEqual([]);
  });

  test("characters that no font has are named", async () => {
    const id = await make(sample((data) => Object.assign(data.basics, { headline: "Engineer \u{12000}" })));
    const report = await checked(id);
    expect(found(report, "MISSING_GLYPHS")).toMatchObject([{ severity: "error", text: expect.stringContaining("\u{12000}") }]);
  });

  test("a word that is wider than its column is named where it was cut", async () => {
    const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
    const id = await make(
      sample((data) => {
        const [skill] = data.sections.skills.items;
        if (skill) skill.name = word;
      }, "ditgar"),
    );
    expect(found(await checked(id), "WORD_CUT")[0]).toMatchObject({ page: 1, repair: null });
  });
});

describe("bad input", () => {
  test("a repair that is unknown or not offered is refused with those that are, and changes nothing", async () => {
    const id = await make(sample(({ metadata }) => Object.assign(metadata.page, { marginX: 14 })));
    const before = await read(id);
    for (const repairs of [["margins", "polish"], ["flow"], ["line-length:900"], ["fit:1"], ["__proto__"], ["fit:0"]])
      expect(await repair(id, repairs)).toMatchObject({
        status: 400,
        body: { code: "BAD_REQUEST", message: expect.stringContaining("margins") },
      });
    expect(await read(id)).toEqual(before);
  });

  test("0 and 51 repairs are refused; the same one is applied once", async () => {
    const id = await make(sample(({ metadata }) => Object.assign(metadata.page, { marginX: 14, marginY: 12 })));
    expect((await repair(id, [])).status).toBe(400);
    expect((await repair(id, Array(51).fill("margins"))).status).toBe(400);
    const { status, body } = await repair(id, Array(50).fill("margins"));
    expect([status, body.changes]).toEqual([200, ["Top and bottom margins: 12 pt → 23 pt", "Side margins: 14 pt → 23 pt"]]);
  });

  test("another's resume is not found, and a locked one is not repaired", async () => {
    const id = await make(sample(({ metadata }) => Object.assign(metadata.page, { marginX: 14 })));
    expect((await call("GET", `/resumes/${id}/page-checks`, { key: ben.key })).status).toBe(404);
    expect((await repair(id, ["margins"], ben.key)).status).toBe(404);
    await call("POST", `/resumes/${id}/lock`, { key: ada.key, body: { isLocked: true } });
    expect(await repair(id, ["margins"])).toMatchObject({ status: 403, body: { code: "RESUME_LOCKED" } });
  });

  test("an empty document and one from right to left are checked", async () => {
    const empty = await checked(await make(defaultResumeData({ name: "" })));
    expect(found(empty, "PAGE_NEARLY_EMPTY")).toMatchObject([{ page: 1, repair: null }]);
    expect(empty.score).toBeLessThan(100);
    const arabic = sample((data) => {
      data.metadata.page.locale = "ar";
      data.basics.name = "ليلى حداد";
    }, "ditgar");
    const report = await checked(await make(arabic));
    expect(report.pages).toBeGreaterThan(0);
    expect(found(report, "COLUMN_EMPTY")).toEqual([]);
  });
});
