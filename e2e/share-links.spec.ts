import type { Page } from "@playwright/test";
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
  await expect(reader.locator(".remark .text")).toHaveText("Were it not six?");
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

for (const [name, viewport] of Object.entries({ desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }))
  test(`on a ${name}, a reader selects words to comment on them, edits the comment and deletes it`, async ({
    signedIn: page,
    browser,
  }) => {
    const id = await importResume(page);
    const content = "<p>I lead a team of four.</p><p>We met a team of four from שָׁלוֹם 👩‍🚀 once.</p>";
    const operations = [{ op: "replace", path: "/summary/content", value: content }];
    await page.request.patch(`/api/openapi/resumes/${id}`, { data: { operations } });
    const links = `/api/openapi/documents/resume/${id}/share-links`;
    const { token } = await (await page.request.post(links, { data: { label: "x", allowComments: true } })).json();
    const reader = await (await browser.newContext({ viewport })).newPage();
    const broken: string[] = [];
    reader.on("console", (message) => message.type() === "error" && broken.push(message.text()));
    await reader.goto(`/s/${token}?view=text`);
    await expect(reader.getByRole("button", { name: "Suggest other words" })).toBeHidden();
    await select(reader, "team of four", 1);
    await reader.getByRole("button", { name: "Suggest other words" }).waitFor();
    await expectAccessibleDayAndNight(reader);
    await reader.screenshot({ path: `test-results/share-selected-${name}.png` });
    // The keyboard reaches the buttons as well.
    await reader.getByRole("button", { name: "Suggest other words" }).focus();
    await reader.keyboard.press("Enter");
    await expect(reader.getByLabel(/Suggested wording/)).toBeFocused();
    await expect(reader.getByLabel(/The words it is about/)).toHaveValue("team of four from");
    await reader.getByLabel(/Suggested wording/).fill("team of six from");
    await reader.getByLabel("Your name").fill("Noor");
    await reader.getByLabel("Comment", { exact: true }).fill("Six, I believe.");
    await reader.getByRole("button", { name: "Send" }).last().click();
    await expect(reader.locator(".remark .text")).toHaveText("Six, I believe.");
    await reader.getByText("Edit comment").click();
    await reader.getByLabel("Comment", { exact: true }).first().fill("Six, surely.");
    await reader.getByRole("button", { name: "Save" }).click();
    await expect(reader.locator(".remark .text")).toHaveText("Six, surely.");
    await reader.screenshot({ path: `test-results/share-own-${name}.png`, fullPage: true });
    const [comment] = await (await page.request.get(`/api/openapi/documents/resume/${id}/comments`)).json();
    expect(comment).toMatchObject({ text: "Six, surely.", suggestion: "team of six from", place: { path: "/summary/content" } });
    const accepts = `/api/openapi/documents/resume/${id}/comments/${comment.id}/accept`;
    await Promise.all([1, 2].map(() => page.request.post(accepts, { data: {} })));
    const { data } = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
    expect(data.summary.content).toBe(content.replace("four from", "six from"));
    await page.request.post(accepts.replace("accept", "reopen"), { data: {} });
    await reader.goto(`/s/${token}?view=text`);
    await select(reader, "שָׁלוֹם 👩‍🚀", 0);
    await reader.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(reader.getByLabel(/The words it is about/)).toHaveValue("שָׁלוֹם 👩‍🚀");
    await reader.getByRole("button", { name: "Delete comment" }).click();
    await expect(reader.locator(".remark")).toHaveCount(0);
    expect(broken).toEqual([]);
  });

/** Selects words of the text as a reader does, those that are there the given time. */
const select = (page: Page, words: string, time: number) =>
  page.evaluate(
    ([text, nth]) => {
      const walker = document.createTreeWalker(document.querySelector("main.read") ?? document.body, NodeFilter.SHOW_TEXT);
      let seen = 0;
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const at = node.textContent?.indexOf(text) ?? -1;
        if (at < 0 || seen++ < nth) continue;
        getSelection()?.setBaseAndExtent(node, at, node, at + text.length);
        node.parentElement?.scrollIntoView({ block: "center" });
        return;
      }
      throw new Error(`The page does not have “${text}”.`);
    },
    [words, time] as const,
  );

test("the owner sees what an anonymous link removes, keeps the town and removes an employer", async ({ signedIn: page }) => {
  const id = await importResume(page);
  const operations = [
    { op: "replace", path: "/basics/location", value: "Elm Street 5, 4150 Porto, Portugal" },
    { op: "replace", path: "/summary/content", value: "<p>I worked at Northpine in Porto.</p>" },
  ];
  await page.request.patch(`/api/openapi/resumes/${id}`, { data: { operations } });
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: "Private" }).click();
  await page.getByRole("button", { name: "New link" }).click();
  await page.getByLabel("Whom is it for?").fill("Agency");
  await page.getByText("Anonymous copy").click();
  await expect(page.getByText("David Kowalski").last()).toBeVisible();
  await page.getByLabel("Porto", { exact: true }).click();
  await page.getByLabel("Also remove").fill("Northpine");
  await page.getByLabel("Write instead").fill("a bank");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Other words")).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await page.screenshot({ path: "test-results/share-anonymity.png" });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: "test-results/share-anonymity-dark.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: "test-results/share-anonymity-phone.png" });
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByText("Agency")).toBeVisible();
  const [link] = await (await page.request.get(`/api/openapi/documents/resume/${id}/share-links`)).json();
  expect(link.anonymity).toEqual({ keep: ["Porto"], remove: [{ words: "Northpine", instead: "a bank" }] });
  const shown = await (await page.request.get(`/api/openapi/share-links/${link.token}`)).json();
  expect(shown.document.data.summary.content).toBe("<p>I worked at a bank in Porto.</p>");
  expect(shown.document.data.basics.location).toBe("Porto");
});

test("an application shows its link and when it was opened; Today leads to new comments", async ({ signedIn: page, browser }) => {
  const id = await importResume(page);
  const application = await (
    await page.request.post("/api/openapi/applications", { data: { company: "Northpine", role: "Engineer", resumeId: id } })
  ).json();
  await page.goto(`/applications/${application}`);
  await page.getByRole("button", { name: "Link to: Resume" }).click();
  await expect(page.getByText("Not opened yet")).toBeVisible();
  const links = `/api/openapi/documents/resume/${id}/share-links`;
  const [link] = await (await page.request.get(links)).json();
  await page.request.patch(`${links}/${link.id}`, { data: { allowComments: true } });
  const reader = await (await browser.newContext({ userAgent: "Mozilla/5.0 Firefox/140.0" })).newPage();
  await reader.goto(new URL(link.url).pathname);
  const comment = { author: "Noor", place: { path: "/basics/name", quote: "" }, text: "Nice." };
  await reader.request.post(`/api/openapi/share-links/${link.token}/comments`, { data: comment });
  await page.reload();
  await expect(page.getByText(/^Opened on .* 1 view$/)).toBeVisible();
  await expect(page.getByText("The link “Northpine” was opened for the first time.")).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/share-application.png", fullPage: true });
  await page.goto("/dashboard");
  await expect(page.getByText("1 comment", { exact: true })).toBeVisible();
  await page.screenshot({ path: "test-results/share-today.png" });
  await page.getByRole("region", { name: "New comments" }).getByRole("link").click();
  await expect(page.getByText("Nice.")).toBeVisible();
});
