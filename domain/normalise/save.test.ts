import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resumeDataInputSchema, resumeDataSchema } from "@/contracts/model/resume/data";
import { defaultLetterStyle } from "@/domain/letters/default-style";
import { normaliseLetterStyle } from "@/domain/letters/save";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { saveResumeData } from "@/domain/normalise/save";
import { mutations } from "@/domain/normalise/testing/mutations";
import v5 from "@/domain/sample/resume-v5.json";

const changed = (change: (data: typeof v5) => void) => {
  const data = structuredClone(v5);
  change(data);
  return saveResumeData(data);
};

describe("saving resume data", () => {
  it("removes anything executable or unstorable", () => {
    const data = changed((draft) => {
      draft.basics.name = "A\u0000da \ud800Example";
      draft.basics.website.url = "javascript:alert(1)";
      draft.summary.content = "<p onclick='x()'>Hi<script>alert(1)</script></p>";
      Object.assign(draft.basics.customFields[0] ?? {}, { link: "data:text/html,x" });
      Object.assign(draft.sections.profiles.items[0] ?? {}, { website: { url: "vbscript:x", label: "l", inlineLink: true } });
      Object.assign(draft.customSections[0]?.items[0] ?? {}, { description: "<b>x</b>" });
    });
    expect(data.basics).toMatchObject({ name: "Ada Example", website: { url: "" }, customFields: [{ link: "" }, {}] });
    expect(data.summary.content).toBe("<p>Hi</p>");
    expect(data.sections.profiles.items[0]?.website).toEqual({ url: "", label: "l", inlineLink: true });
    const custom = data.customSections[0];
    expect(custom?.type === "experience" && custom.items[0]?.description).toBe("<strong>x</strong>");
  });

  it.each([
    ["/api/uploads/u/pictures/1.jpg", "/api/uploads/u/pictures/1.jpg"],
    ["/photos/sample-picture.jpg", "/photos/sample-picture.jpg"],
    ["https://example.com/a.png", "https://example.com/a.png"],
    ["http://localhost:3000/api/uploads/u/pictures/1.jpg", "/api/uploads/u/pictures/1.jpg"],
    ["https://cv.example.org/uploads/u/1.jpg", "/uploads/u/1.jpg"],
    ["http://example.com/a.png", "https://example.com/a.png"],
    ["https://cv.example.org/photos/sample-picture.jpg", "/photos/sample-picture.jpg"],
    ["/api/auth/oauth2/authorize?client_id=x&response_type=code", ""],
    ["/api/openapi/resumes", ""],
    ["/uploads/u/1.jpg?x=1", "/uploads/u/1.jpg"],
    ["/photos/other.jpg", ""],
    ["https://cv.example.org/api/auth/sign-out", ""],
    ["http://localhost:3000/api/auth/sign-out", ""],
    ["file:///etc/passwd", ""],
    ["http://127.0.0.1/x.png", ""],
    ["http://2130706433/x.png", ""],
    ["http://0x7f.1/x.png", ""],
    ["http://169.254.169.254/latest/meta-data", ""],
    ["http://[::1]/x.png", ""],
    ["http://[::ffff:10.0.0.1]/x.png", ""],
    ["http://[fd00::1]/x.png", ""],
    ["http://printer.local/x.png", ""],
    ["http://intranet/x.png", ""],
    ["http://user:password@example.com/x.png", ""],
    ["//example.com/x.png", ""],
    ["/../../etc/passwd", ""],
    ["/api/uploads/%2e%2e/x", ""],
    ["data:image/png;base64,AAAA", ""],
    ["javascript:alert(1)", ""],
    ["https://8.8.8.8/x.png", "https://8.8.8.8/x.png"],
  ])("keeps of the picture address %j: %j", (url, stored) => {
    const data = structuredClone(v5);
    data.picture.url = url;
    expect(saveResumeData(data, { ownOrigins: ["https://cv.example.org"] }).picture.url).toBe(stored);
  });

  it("empties a picture's address that was stored before other paths of the app were refused, when it is read", () => {
    const stored = structuredClone(v5);
    stored.picture.url = "/api/auth/oauth2/authorize?client_id=x";
    expect(normaliseResumeData(stored).picture.url).toBe("");
    expect(normaliseLetterStyle({ ...defaultLetterStyle(""), picture: stored.picture }).picture.url).toBe("");
  });

  it("overwrites a change to the text of a date alone, and reads the dates of items sent without any", () => {
    const saved = saveResumeData(v5);
    const [job] = saved.sections.experience.items;
    const again = saveResumeData({
      ...saved,
      sections: {
        ...saved.sections,
        experience: {
          ...saved.sections.experience,
          items: [
            { ...job, period: "2001" },
            { ...job, id: "new", dates: undefined, period: "3/2001" },
          ],
        },
      },
    });
    expect(again.sections.experience.items.map((item) => item.period)).toEqual(["March 2022 – Present", "March 2001"]);
  });

  it("keeps only a section's first position in the layout", () => {
    const data = changed((draft) => {
      draft.metadata.layout.pages = [
        { fullWidth: false, main: ["summary", "summary", "on-its-way"], sidebar: ["skills"] },
        { fullWidth: true, main: ["skills", "summary", ""], sidebar: [] },
      ];
    });
    expect(data.metadata.layout.pages).toEqual([
      { fullWidth: false, main: ["summary", "on-its-way"], sidebar: ["skills"] },
      { fullWidth: true, main: [], sidebar: [] },
    ]);
  });

  it("drops further keys that nest without end, and never pollutes prototypes", () => {
    const deep = JSON.parse(`{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}, "__proto__": {"polluted": 1}, "k\\u0000": "v"}`);
    const data = saveResumeData({ ...v5, extra: deep }) as { extra?: Record<string, unknown> };
    expect(JSON.stringify(data).length).toBeLessThan(100_000);
    expect(Object.keys(data.extra ?? {})).toEqual(["a", "k"]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("puts inline skills in one column", () => {
    const data = changed((draft) => Object.assign(draft.sections.skills, { layout: "inline", columns: 3 }));
    expect(data.sections.skills.columns).toBe(1);
  });

  it("returns valid data, idempotently", () => {
    fc.assert(
      fc.property(mutations(v5), (value) => {
        const saved = saveResumeData(value);
        expect(resumeDataSchema.safeParse(saved).error?.issues).toBeUndefined();
        expect(resumeDataInputSchema.safeParse(saved).error?.issues).toBeUndefined();
        expect(saveResumeData(saved)).toEqual(saved);
      }),
      { numRuns: 300 },
    );
  });
});
