import { expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, signUp, withInstance } from "@/server/testing/instance";

withInstance({ STORAGE_QUOTA_MB: "1" });

test("what was sent is stored for an account whose files fill its quota", async () => {
  const { key } = await signUp();
  const upload = (bytes: number) => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes).fill(65)], "notes.txt"));
    return call("POST", "/files", { key, form });
  };
  expect((await upload(1_048_000)).status).toBe(200);
  expect((await upload(10_000)).status).toBe(413);
  const resumeId = (await call("POST", "/resumes", { key, body: { name: "Designer", withSampleData: true } })).body;
  const job = { company: "Northpine", role: "Designer", status: "applied", resumeId };
  const id = (await call("POST", "/applications", { key, body: job })).body;
  expect((await call("GET", `/applications/${id}/sent/resume`, { key })).status).toBe(200);
  expect((await database().submission.findFirstOrThrow({ where: { applicationId: id } })).pdfPath).not.toBeNull();
});
