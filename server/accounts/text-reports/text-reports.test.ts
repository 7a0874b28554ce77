import { expect, test } from "vitest";
import { LIMITS } from "@/contracts/limits";
import type { Language } from "@/contracts/model/languages";
import { database } from "@/server/platform/db/client";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { createTextReport } from "./service";

withInstance();

const REPORT = { language: "de", key: "auth.signIn.title", text: "Einloggen", suggestion: "Anmelden" };

test("what anybody suggests, administrators read without a name, page by page, and delete", async () => {
  const [admin, eve] = [await signUp(), await signUp()];
  const { status, body } = await call("POST", "/account/text-reports", {
    key: eve.key,
    body: { ...REPORT, text: " Einloggen\0 " },
  });
  expect({ status, body }).toMatchObject({ status: 200, body: REPORT });
  await call("POST", "/account/text-reports", { key: admin.key, body: { ...REPORT, language: "fr" } });
  const first = (await call("GET", "/admin/text-reports?limit=1", { cookie: admin.cookie })).body;
  expect(first.reports).toMatchObject([{ language: "fr" }]);
  const second = (await call("GET", `/admin/text-reports?limit=1&cursor=${first.cursor}`, { cookie: admin.cookie })).body;
  expect(second).toEqual({ reports: [body], cursor: null });
  expect((await call("GET", "/admin/text-reports", { cookie: eve.cookie })).status).toBe(403);
  expect((await call("DELETE", `/admin/text-reports/${body.id}`, { cookie: eve.cookie })).status).toBe(403);
  expect((await call("DELETE", `/admin/text-reports/${body.id}`, { cookie: admin.cookie })).status).toBe(200);
  expect((await call("DELETE", `/admin/text-reports/${body.id}`, { cookie: admin.cookie })).status).toBe(404);
});

test("a second suggestion for a text replaces the first, and an account has a limited number, also at the same time", async () => {
  const ada = await signUp();
  const suggest = (key: string, suggestion: string) =>
    createTextReport(database(), ada.userId, { ...REPORT, language: REPORT.language as Language, key, suggestion }, new Date());
  const { perAccount } = LIMITS.textReport;
  for (let index = 0; index < perAccount - 1; index++) await suggest(`texts.${index}`, "Besser");
  const results = await Promise.allSettled([suggest("texts.one", "Besser"), suggest("texts.other", "Besser")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await suggest("texts.0", "Noch besser")).toMatchObject({ suggestion: "Noch besser" });
  const refused = await call("POST", "/account/text-reports", { key: ada.key, body: REPORT });
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining("200 texts") } });
  expect(await database().textReport.count({ where: { userId: ada.userId } })).toBe(perAccount);
});

test.each([{ key: "no key!" }, { key: "k".repeat(201) }, { language: "tlh" }, { text: " " }, { suggestion: "x".repeat(2001) }])(
  "%j is refused",
  async (wrong) => {
    const ada = await signUp();
    expect((await call("POST", "/account/text-reports", { key: ada.key, body: { ...REPORT, ...wrong } })).status).toBe(400);
  },
);
