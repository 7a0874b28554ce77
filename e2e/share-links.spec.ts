import { expect, expectAccessible, expectAccessibleDayAndNight, importResume, test } from "./fixtures";

const SUMMARY = "<p>I lead a team of <strong>four</strong> people who build games.</p>";

test("a link is made, read without scripts, commented on, and the suggestion accepted beside the page", async ({
  signedIn: page,
  browser,
  expectErrors,
}) => {
  expectErrors(400, 404);
  const id = await importResume(page);
  const patch = { operations: [{ op: "replace", path: "/summary/content", value: SUMMARY }] };
  expect((await page.request.patch(`/api/openapi/resumes/${id}`, { data: patch })).ok()).toBe(true);
  await page.goto(`/resumes/${id}`);

  await page.getByRole("button", { name: "Private" }).click();
  await page.getByRole("button", { name: "New link" }).click();
  await page.getByLabel("Whom is it for?").fill("Northpine");
  await page.getByText("Readers may comment").click();
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/share-new-link.png" });
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByText("Northpine")).toBeVisible();
  await page.screenshot({ path: "test-results/share-list.png" });
  const [link] = (await (await page.request.get(`/api/openapi/documents/resume/${id}/share-links`)).json()) as {
    url: string;
    token: string;
  }[];
  const address = new URL(link?.url ?? "").pathname;

  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(address);
  await expect(reader.getByRole("img", { name: /^Page 1 of/ })).toBeVisible();
  await expect(reader.getByText("Your IP address is not stored.")).toBeVisible();
  await reader.screenshot({ path: "test-results/share-reader.png", fullPage: true });
  await reader.getByLabel("Your name").fill("Noor");
  await reader.getByLabel(/The words it is about/).fill("words that are not there");
  await reader.getByLabel("Comment", { exact: true }).fill("Were it not six?");
  await reader.getByLabel(/Suggested wording/).fill("a team of six people");
  await reader.getByRole("button", { name: "Send" }).last().click();
  await expect(reader.getByRole("alert")).toHaveText("These words are not in the document. Copy them exactly.");
  await expect(reader.getByLabel("Comment", { exact: true })).toHaveValue("Were it not six?");
  await reader.getByLabel(/The words it is about/).fill("a team of four people");
  await reader.getByRole("button", { name: "Send" }).last().click();
  await expect(reader.getByText("Were it not six?")).toBeVisible();
  await expect(reader.getByRole("button", { name: "Delete comment" })).toBeVisible();
  await reader.screenshot({ path: "test-results/share-comments.png", fullPage: true });
  await reader.getByRole("link", { name: "Read" }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "David Kowalski" })).toBeVisible();

  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Private" }).click();
  await page.getByRole("button", { name: "Comments (1)" }).click();
  await expect(page.getByText("Were it not six?")).toBeVisible();
  await page.screenshot({ path: "test-results/share-review.png" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("No open comments")).toBeVisible();
  const { data } = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  expect(data.summary.content).toBe("<p>I lead a team of six people who build games.</p>");
  await page.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Private" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await page.getByRole("button", { name: "Revoke for good" }).click();
  await expect(page.getByText("Ended links (1)")).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(404);
  await expect(reader.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await reader.screenshot({ path: "test-results/share-ended.png" });
});

test("the reader's page is accessible by day and night, and fits on a phone; a password opens it", async ({
  signedIn: page,
  browser,
  expectErrors,
}) => {
  expectErrors(401);
  const id = await importResume(page);
  const make = async (data: object) =>
    (await (
      await page.request.post(`/api/openapi/documents/resume/${id}/share-links`, { data: { label: "x", ...data } })
    ).json()) as { token: string };
  const { token } = await make({ allowComments: true, isAnonymous: true });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const reader = await context.newPage();
  await reader.goto(`/s/${token}?view=text`);
  await expectAccessibleDayAndNight(reader);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(/^Candidate [B-Z]{4}$/);
  expect(await reader.content()).not.toContain("Kowalski");
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await reader.screenshot({ path: "test-results/share-phone.png", fullPage: true });
  await reader.goto(`/s/${token}`);
  await expectAccessible(reader, { drawnPages: "with" });
  const locked = await make({ password: "open sesame" });
  await reader.goto(`/s/${locked.token}`);
  await expect(reader.getByRole("heading", { name: "This document is password-protected" })).toBeVisible();
  await reader.getByLabel("Password").fill("open sesame");
  await reader.getByRole("button", { name: "Open" }).click();
  await expect(reader.getByRole("img", { name: /^Page 1 of/ })).toBeVisible();
});

test("a letter has links too, and its comments lead to their words", async ({ signedIn: page, browser }) => {
  const letter = await (await page.request.post("/api/openapi/cover-letters", { data: { name: "Letter" } })).json();
  const content = "<p>I build bridges in Oslo.</p>";
  await page.request.put(`/api/openapi/cover-letters/${letter.id}`, { data: { expectedRevision: letter.revision, content } });
  const link = await (
    await page.request.post(`/api/openapi/documents/letter/${letter.id}/share-links`, {
      data: { label: "Kim", allowComments: true },
    })
  ).json();
  const reader = await browser.newPage();
  await reader.goto(`/s/${link.token}?view=text`);
  await expect(reader.getByText("I build bridges in Oslo.")).toBeVisible();
  const comment = {
    author: "Kim",
    place: { path: "/content", quote: "bridges" },
    text: "Which ones?",
    suggestion: "footbridges",
  };
  await page.request.post(`/api/openapi/share-links/${link.token}/comments`, { data: comment });
  await page.goto(`/letters/${letter.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Comments (1)" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("No open comments")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("I build footbridges in Oslo.").first()).toBeVisible();
  await page.screenshot({ path: "test-results/share-letter.png" });
});
