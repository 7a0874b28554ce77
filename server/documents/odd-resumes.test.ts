import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { inTurn } from "@/server/testing/in-turn";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { listen } from "@/server/testing/listening";
import { mcpClient } from "@/server/testing/mcp";
import { composedResume } from "@/typeset/testing/composed-resume";
import { ODD_RESUMES } from "@/typeset/testing/odd-resumes";

withInstance({ RATE_LIMITS: "off" });

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

type Change = (data: ResumeData) => void;

async function make(template: (typeof TEMPLATE_NAMES)[number], change: Change): Promise<string> {
  const data = composedResume({ template, length: "sample", language: "en-GB", format: "a4" });
  change(data);
  const { status, body } = await call("POST", "/resumes/imports", { key: ada.key, body: { data } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** The letters of a resume's PDF, without spaces, and its number of pages. */
async function printed(id: string) {
  const { status, bytes } = await call("GET", `/resumes/${id}/pdf`, { key: ada.key });
  expect(status).toBe(200);
  const { words } = await readPdf(bytes);
  return {
    letters: words
      .map(({ text }) => text)
      .join("")
      .replace(/\s/g, ""),
    pages: new Set(words.map(({ page }) => page)).size,
  };
}

async function check(id: string) {
  const { status, body } = await call("GET", `/resumes/${id}/page-checks`, { key: ada.key });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const repair = (id: string, repairs: string[]) =>
  call("POST", `/resumes/${id}/page-checks/repairs`, { key: ada.key, body: { repairs } });

/** Something that only this odd resume prints. */
const HOLDS: Record<keyof typeof ODD_RESUMES, string> = {
  "40 sections": "Own39",
  "60 entries": "Volunteering",
  "an entry of five pages": "Volunteering",
  "words of 300 letters": "abcdefghijklmnopqrstuvwxyz".repeat(11),
  "a name of 300 letters": "abcdefghijklmnopqrstuvwxyz".repeat(11),
  "a headline of 300 letters": "abcdefghijklmnopqrstuvwxyz".repeat(11),
  "colours without contrast": "TidewaterInstruments",
  "nothing at all": "",
};

test.each(inTurn(8, TEMPLATE_NAMES, Object.keys(HOLDS) as (keyof typeof ODD_RESUMES)[]))(
  "%s holds a resume with %s",
  async (template, odd) => {
    const id = await make(template, ODD_RESUMES[odd]);
    expect((await printed(id)).letters.toLowerCase()).toContain(HOLDS[odd].toLowerCase());
    expect((await check(id)).pages).toBeGreaterThan(0);
  },
);

test("colours without contrast are reported and corrected, and the correction is described", async () => {
  const id = await make("leafish", ODD_RESUMES["colours without contrast"]);
  const [finding] = (await check(id)).findings.filter(({ code }: { code: string }) => code === "LOW_CONTRAST");
  expect(finding).toMatchObject({ repair: "colours", text: expect.stringContaining("4.5 : 1 is needed") });
  const { status, body } = await repair(id, ["colours"]);
  expect(status).toBe(200);
  expect(body.changes.join(" ")).toMatch(/colour|contrast/i);
  expect((await check(id)).findings.filter(({ code }: { code: string }) => code === "LOW_CONTRAST")).toEqual([]);
});

test("a typeface that is not on the instance is replaced, and every letter is printed", async () => {
  const known = await make("kakuna", () => {});
  const unknown = await make("kakuna", ({ metadata }) => {
    Object.assign(metadata.typography.body, { fontFamily: "Nowhere Sans" });
    Object.assign(metadata.typography.heading, { fontFamily: "Nowhere Display" });
  });
  const sorted = ({ letters }: { letters: string }) => [...letters].sort().join("");
  expect(sorted(await printed(unknown))).toBe(sorted(await printed(known)));
});

/** Uploads a picture of that size. */
async function upload(pixels: number) {
  const bytes = await sharp({ create: { width: pixels, height: pixels, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  return call("POST", "/files", { key: ada.key, form });
}

test("a picture of one pixel is printed, and reported as coarse", async () => {
  const { body } = await upload(1);
  for (const template of TEMPLATE_NAMES.filter((_, index) => index % 4 === 0)) {
    const id = await make(template, ({ picture }) => Object.assign(picture, { url: `/${body.path}`, hidden: false }));
    expect((await printed(id)).letters).toContain("TidewaterInstruments");
    const codes = (await check(id)).findings.map(({ code }: { code: string }) => code);
    expect([template, codes]).toEqual([template, expect.arrayContaining(["PICTURE_TOO_COARSE"])]);
  }
});

test("a picture of 8000 × 8000 pixels is refused in a sentence", async () => {
  const { status, body } = await upload(8000);
  expect([status, body.message]).toEqual([400, "The picture could not be read. It may be damaged or too large."]);
});

test("a program hears in a sentence that a template or a palette does not exist, through the API and MCP, and nothing changes", async () => {
  const id = await make("onyx", () => {});
  const listening = await listen();
  const client = await mcpClient(listening.url, ada.key, "modern");
  const tool = "api_resume_apply_look";
  for (const [input, hint] of [
    [{ template: "eevee" }, /onyx|template/i],
    [{ template: "onyx", palette: "Lake" }, /Ruby/],
  ] as const) {
    const { status, body } = await call("POST", `/resumes/${id}/look`, { key: ada.key, body: input });
    expect([status, body.code]).toEqual([400, "BAD_REQUEST"]);
    expect(JSON.stringify(body)).toMatch(hint);
    const result = await client.callTool({ name: tool, arguments: { id, ...input } });
    expect([tool, result.isError]).toEqual([tool, true]);
    expect(JSON.stringify(result.content)).toMatch(hint);
  }
  expect((await call("GET", `/resumes/${id}`, { key: ada.key })).body.data.metadata.template).toBe("onyx");
  await client.close();
  await listening.stop();
});
