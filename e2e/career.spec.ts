import { addApplication, addFact, callApi, inDays, OFFER } from "./career";
import { type Account, expect, expectAccessible, expectAccessibleDayAndNight, importResume, newAccount, test } from "./fixtures";

/** A user with a reminder that comes due while the other stories here run: the runner checks every half a minute. */
let reminded: { account: Account; application: string };

test.beforeAll(async ({ browser }) => {
  const account = newAccount();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.request.post("/api/auth/sign-up/email", { data: account });
  const application = await addApplication(page);
  const nextRunAt = new Date(Date.now() + 1000).toISOString();
  await callApi(page, "POST", "/career/schedules", { kind: "follow-up", applicationId: application, timezone: "UTC", nextRunAt });
  await context.close();
  reminded = { account, application };
});

test("the profile saves field by field, and two tabs keep each other's wishes", async ({ signedIn: page }) => {
  await page.goto("/career");
  await expectAccessible(page);
  await callApi(page, "PUT", "/career/profile", { noticeWeeks: 6 });
  await page.getByLabel("Job titles").fill("Product designer\nDesign lead\n");
  await page.getByLabel("Lowest base pay").fill("a lot");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Enter an amount, such as 72,000.")).toBeVisible();
  await page.getByLabel("Lowest base pay").fill("72,000");
  await page.getByLabel("Currency").fill("eur");
  await page.keyboard.press("Tab");
  await page.getByLabel("Most days at the office").selectOption({ label: "2 days a week" });
  await expect
    .poll(() => callApi(page, "GET", "/career/profile"))
    .toMatchObject({
      targetRoles: ["Product designer", "Design lead"],
      minBase: { amount: 72_000, currency: "EUR", period: "year" },
      maxOfficeDays: 2,
      noticeWeeks: 6,
    });
});

test("facts are added, found, corrected, kept out, shared and forgotten", async ({ signedIn: page }) => {
  const application = await addApplication(page);
  await addFact(page, "Speaks Norwegian in meetings.", { applicationId: application });
  await page.goto("/career/facts");
  await expect(page.getByText("Only for Northpine")).toBeVisible();
  await page.getByRole("button", { name: "Add a fact" }).click();
  await page.getByLabel("Fact", { exact: true }).fill("Cut the time to first use from ten minutes to three.");
  await page.getByRole("button", { name: "Save" }).click();
  const list = page.getByRole("list", { name: "Facts" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "Search facts" }).fill("FIRST use");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await list.getByRole("button", { name: /^Cut the time/ }).click();
  await page.getByLabel("Fact", { exact: true }).fill("Cut the time to first use from ten minutes to two.");
  await page.getByRole("button", { name: "Save" }).click();
  await list.getByRole("button", { name: /^Cut the time to first use from ten minutes to two/ }).click();
  await page.getByText("1 earlier text").click();
  await expect(page.getByRole("dialog").getByText("from ten minutes to three")).toBeVisible();
  await page.keyboard.press("Escape");

  await list.getByRole("button", { name: /^Actions for “Cut/ }).click();
  await page.getByRole("menuitem", { name: "Don’t use" }).click();
  await expect(list.getByText("Not used")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search facts" }).fill("");
  await list.getByRole("button", { name: /^Actions for “Speaks/ }).click();
  await page.getByRole("menuitem", { name: "Use for all applications" }).click();
  await expect(page.getByText("Only for Northpine")).toHaveCount(0);
  await list.getByRole("button", { name: /^Actions for “Speaks/ }).click();
  await page.getByRole("menuitem", { name: "Forget…" }).click();
  await page.getByRole("dialog", { name: "Forget this fact?" }).getByRole("button", { name: "Forget" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
});

test("facts that documents propose are decided with the keyboard alone", async ({ signedIn: page }) => {
  await importResume(page);
  await page.goto("/career/facts");
  await page.getByRole("button", { name: /^Review \d+ proposed facts$/ }).press("Enter");
  const items = page.getByRole("list", { name: /facts to confirm/ }).getByRole("listitem");
  const before = await items.count();
  expect(before).toBeGreaterThan(2);
  await expectAccessible(page);
  await items
    .first()
    .getByRole("button", { name: /^Confirm/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(items).toHaveCount(before - 1);
  await page.keyboard.press("Delete");
  await expect(items).toHaveCount(before - 2);
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1).getByRole("button", { name: /^Confirm/ })).toBeFocused();
  await expect.poll(async () => (await callApi<unknown[]>(page, "GET", "/career/facts")).length).toBe(1);
});

test("two nearly equal facts are merged once the user chooses which stays", async ({ signedIn: page }) => {
  await addFact(page, "Cut the time to first use from ten minutes to three.");
  await addFact(page, "Cut the time to first use from ten to three minutes.");
  await page.goto("/career/facts");
  await page.getByRole("button", { name: "Review 1 near-duplicate" }).click();
  await page.getByRole("button", { name: /^Keep “Cut the time to first use from ten minutes/ }).click();
  await expect(page.getByRole("list", { name: "Facts" }).getByRole("listitem")).toHaveCount(1);
});

test("a corrected fact offers to correct the resume that has the old words", async ({ signedIn: page }) => {
  const id = await callApi<string>(page, "POST", "/resumes", { name: "Harbour", withSampleData: false, tags: [] });
  const resume = await callApi<{ data: { summary: { content: string } } }>(page, "GET", `/resumes/${id}`);
  resume.data.summary.content = "<p>Planned the timetable of six ferries &amp; two trams.</p>";
  await callApi(page, "PUT", `/resumes/${id}`, { data: resume.data });
  await addFact(page, "Planned the timetable of six ferries & two trams.");
  await page.goto("/career/facts");
  await page.getByRole("button", { name: /^Planned the timetable/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit fact" });
  await expect(dialog.getByRole("link", { name: "Resume: Harbour" })).toBeVisible();
  await dialog.getByLabel("Fact", { exact: true }).fill("Planned the timetable of seven ferries & two trams.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Correct it in Harbour" }).click();
  await expect
    .poll(async () => (await callApi<typeof resume>(page, "GET", `/resumes/${id}`)).data.summary.content)
    .toContain("seven ferries &amp; two trams");
});

test("a story is written from a missing requirement, is based on a fact, and prints as a sheet", async ({ signedIn: page }) => {
  await addApplication(page, { requirements: ["User research", "Fluent Norwegian"] });
  await addFact(page, "Ran user research with twelve nurses.");
  await page.goto("/career/stories");
  await expect(page.getByText("2 of 2 requirements have no story.")).toBeVisible();
  await page.getByRole("button", { name: "Write a story for “User research”" }).click();
  const dialog = page.getByRole("dialog", { name: "Write a story" });
  await dialog.getByLabel("Situation").fill("Half of all new users left.");
  await dialog.getByLabel("Task").fill("Find out why.");
  await dialog.getByLabel("Action").fill("I ran user research with twelve people.");
  await dialog.getByRole("button", { name: "Attach facts" }).click();
  await dialog.getByRole("checkbox", { name: "Ran user research with twelve nurses." }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 of 2 requirements has no story.")).toBeVisible();
  await expect(page.getByText("1 fact", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 2, name: "User research" })).toBeVisible();
  await expect(page.getByRole("article").getByText("I ran user research with twelve people.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
});

test("offers are shown side by side and are weighed against the wishes of the profile", async ({ signedIn: page }) => {
  const [one, other] = [await addApplication(page), await addApplication(page, { company: "Harbour & Rye" })];
  const minBase = { amount: 70_000, currency: "EUR", period: "year" };
  await callApi(page, "PUT", "/career/profile", { minBase, locations: ["Oslo"], maxOfficeDays: 2 });
  await callApi(page, "POST", "/career/saved", { applicationId: one, data: OFFER });
  await page.goto("/career/offers");
  await page.getByRole("button", { name: "Add an offer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an offer" });
  await dialog.getByLabel("Application").selectOption(other);
  await dialog.getByLabel("Pay is").selectOption({ label: "per month" });
  await dialog.getByLabel("Base pay").fill("5,600");
  await dialog.getByLabel("Place").fill("Bergen");
  await dialog.getByRole("button", { name: "Save" }).click();
  const table = page.getByRole("table", { name: "Compare offers" });
  await expect(table.getByRole("row", { name: /^Total per year/ })).toHaveText("Total per year€67,200€82,000");
  await expect(table.getByRole("row", { name: /^Your wishes/ })).toHaveText("Your wishes0 of 3 met3 of 3 met");
  await expect(table.getByRole("row", { name: /^Office days/ })).toContainText("Needs confirming");
  await expect(page.getByRole("heading", { name: "Pay per year" })).toBeVisible();
  await expectAccessible(page);
});

test("a schedule keeps the hour of its own time zone", async ({ signedIn: page }) => {
  await addApplication(page);
  await page.goto("/career/schedules");
  await page.getByRole("button", { name: "Add a schedule" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a schedule" });
  await dialog.getByLabel("What to do").selectOption({ label: "Remind me to follow up" });
  await dialog.getByLabel("Application").selectOption({ label: "Northpine, Designer" });
  await dialog.getByLabel("Time zone").selectOption("America/New_York");
  await dialog.getByLabel("Date").fill("2030-07-01");
  await dialog.getByLabel("Time", { exact: true }).fill("09:30");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Next: Jul 1, 2030, 9:30 AM (America/New York)")).toBeVisible();
  expect(await callApi(page, "GET", "/career/schedules")).toMatchObject([{ nextRunAt: "2030-07-01T13:30:00.000Z" }]);
  await page.getByRole("switch", { name: "On: Follow up: Northpine, Designer" }).click();
  await expect(page.getByText("Off", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete: Follow up: Northpine, Designer" }).click();
  await expect(page.getByText("No schedules yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: "On: Follow up: Northpine, Designer" })).toBeVisible();
});

test("a schedule that needs missing set-up shows a note and keeps the text", async ({ signedIn: page, expectErrors }) => {
  expectErrors(412);
  await page.goto("/career/schedules");
  await page.getByRole("button", { name: "Add a schedule" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a schedule" });
  await dialog.getByLabel("What to look for").fill("designer Utrecht");
  await dialog.getByRole("switch", { name: /^Also send an email/ }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Emails need a verified address and a mail server.")).toBeVisible();
  await expect(dialog.getByLabel("What to look for")).toHaveValue("designer Utrecht");
});

test("a long list of facts draws only what is near, fetches the rest on the way, and the keys reach its end", async ({
  signedIn: page,
}) => {
  test.slow();
  const count = 130;
  for (let from = 0; from < count; from += 10)
    await Promise.all(Array.from({ length: 10 }, (_, at) => addFact(page, `Fact number ${from + at} about ferries.`)));
  await page.goto("/career/facts");
  const list = page.getByRole("list", { name: "Facts" });
  const first = list.getByRole("button", { name: /^Fact number/ }).first();
  await first.focus();
  expect(await list.getByRole("listitem").count()).toBeLessThan(60);
  await page.keyboard.press("End");
  await expect(list.locator("[aria-posinset='100'] [data-control=open]")).toBeFocused();
  await expect(list.locator("[aria-setsize='130']").first()).toBeVisible();
  await page.keyboard.press("End");
  await expect(list.locator(`[aria-posinset='${count}'] [data-control=open]`)).toBeFocused();
});

test("every part of the career is readable at 320 pixels and in the dark", async ({ signedIn: page }) => {
  test.slow();
  const id = await addApplication(page, { requirements: ["User research"] });
  await addFact(page, "Ran user research with twelve nurses at three hospitals in two countries.");
  await callApi(page, "POST", "/career/saved", { applicationId: id, data: OFFER });
  const schedule = { kind: "follow-up", applicationId: id, timezone: "UTC", nextRunAt: inDays(2) };
  await callApi(page, "POST", "/career/schedules", schedule);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const view of ["", "/facts", "/stories", "/opportunities", "/offers", "/saved", "/schedules"]) {
    await page.goto(`/career${view}`);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessibleDayAndNight(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `/career${view} scrolls sideways`).toBeLessThanOrEqual(0);
  }
});

// The last one: the reminder has come due by now.
test("a reminder that came due is in the inbox, leads to its application, and is then read", async ({ page }) => {
  const { email, password } = reminded.account;
  await page.request.post("/api/auth/sign-in/email", { data: { email, password } });
  const unread = async () => (await callApi<{ unread: number }>(page, "GET", "/career/notifications/counts")).unread;
  await expect.poll(unread, { timeout: 45_000 }).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  const inbox = page.getByRole("dialog", { name: "Notifications" });
  await expect(inbox.getByText("Follow up with Northpine")).toBeVisible();
  await expectAccessible(page);
  await inbox.getByRole("link", { name: /Follow up with Northpine/ }).click();
  await expect(page).toHaveURL(`/applications/${reminded.application}`);
  await expect.poll(unread).toBe(0);
});
