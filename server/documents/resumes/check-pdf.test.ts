import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let pdf: Buffer;
beforeAll(async () => {
  ada = await signUp();
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Own", withSampleData: true } });
  pdf = (await call("GET", `/resumes/${id}/pdf`, { key: ada.key })).bytes;
});

function check(bytes: Uint8Array, jobDescription?: string) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "cv.pdf", { type: "application/pdf" }));
  if (jobDescription !== undefined) form.set("jobDescription", jobDescription);
  return call("POST", "/pdf-checks", { form });
}

test("our own PDF is checked without an account, with a good result", async () => {
  const { status, body } = await check(pdf, "TypeScript engineer");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: 1,
    cappedBy: [],
    file: { name: "cv.pdf", bytes: pdf.length, sizeBytes: pdf.length },
    document: { title: "Own", pageCount: 2, pages: 2 },
  });
  expect(body.score).toBeGreaterThanOrEqual(90);
  expect(body.fullText).toContain("Ilse Marwick");
  expect(body.jd.found.length).toBeGreaterThan(0);
  expect(body.jd.matchedTerms).toEqual(body.jd.found.map(({ label }: { label: string }) => label));
  expect(body.categories.map(({ category }: { category: string }) => category)).toEqual([
    "parseability",
    "layout",
    "sections",
    "contact",
    "dates",
  ]);
});

test("a file that is not a PDF is rejected with a message", async () => {
  expect(await check(Buffer.from("not a pdf at all"))).toMatchObject({
    status: 400,
    body: { code: "BAD_REQUEST", message: "This file could not be read as a PDF." },
  });
});

test("a PDF imports from its text layer, and a broken one is rejected", async () => {
  const send = (bytes: Uint8Array) => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], "cv.pdf"));
    form.set("format", "PDF");
    return call("POST", "/resumes/file-imports", { key: ada.key, form });
  };
  const { body: id } = await send(pdf);
  const resume = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
  expect(resume.data.basics).toMatchObject({ name: "Ilse Marwick", email: "ilse.marwick@example.com" });
  expect(await send(pdf.subarray(0, 200))).toMatchObject({
    status: 400,
    body: { message: "The file is not a valid resume in the selected format.", data: { reason: "damaged" } },
  });
});

test("a password-protected file is skipped, not failed, and gets at most 40", async () => {
  const locked = await PDFDocument.load(pdf);
  locked.encrypt({ userPassword: "harbour", ownerPassword: "harbour" });
  const { status, body } = await check(await locked.save());
  expect(status).toBe(200);
  expect(body.findings.map(({ code }: { code: string }) => code)).toEqual(["ENCRYPTED_PDF"]);
  expect(body.score).toBe(40);
  expect(body.document).toMatchObject({ operatorsAvailable: false, truncated: false });
  expect(body.checks.find(({ code }: { code: string }) => code === "NO_EMAIL")).toMatchObject({
    status: "skip",
    skipReason: "encrypted",
  });
});
