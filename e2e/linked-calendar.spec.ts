import { RADICALE_PASSWORD, type RemoteFolder } from "../server/career/dav/testing/radicale";
import { withDavInstance } from "./dav-instance";
import { expect, expectAccessible, newAccount, test } from "./fixtures";

test.describe("a calendar on a real server", () => {
  let jobs: RemoteFolder;
  const account = newAccount();
  const instance = withDavInstance(async (server) => {
    jobs = await server.calendar("ida", "jobs");
  });

  test("is connected, gets an interview, warns of a clash, and a change on both sides is decided", async ({ page }) => {
    const { server, address } = instance();
    const api = `${address}/api/openapi`;
    const ask = async (method: "post" | "put", path: string, data: object = {}) => {
      const response = await page.request[method](`${api}${path}`, { data });
      expect(response.ok(), await response.text()).toBe(true);
      return response.json();
    };
    const signedUp = await page.request.post(`${address}/api/auth/sign-up/email`, {
      data: account,
      headers: { origin: address },
    });
    expect(signedUp.ok(), await signedUp.text()).toBe(true);
    const id: string = await ask("post", "/applications", { company: "Northpine", role: "Product Designer", status: "applied" });
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await ask("post", `/applications/${id}/interviews`, {
      kind: "technical",
      at: `${day}T10:00:00.000Z`,
      label: "Second conversation",
    });

    await page.goto(`${address}/settings/calendar`);
    const main = page.getByRole("main");
    await main.getByLabel("Address of the CalDAV server").fill(server.url);
    await main.getByLabel("Email address or username").fill("ida");
    await main.getByLabel("App password").fill("wrong");
    await main.getByRole("button", { name: "Find calendars" }).click();
    await expect(main.getByText("The server rejected the username or password.")).toBeVisible();
    await main.getByLabel("App password").fill(RADICALE_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(main.getByText("Sign-in works. Choose the calendars below.")).toBeVisible();
    await expect(main.getByLabel("Put events into")).toHaveValue(jobs.url);
    await expectAccessible(page);
    await main.getByRole("button", { name: "Connect calendar" }).click();
    await expect(main.getByText(/^Last synced/)).toBeVisible();
    const [path = ""] = await jobs.list();
    const { text } = await jobs.get(path);
    expect(text).toContain("SUMMARY:Second conversation");

    // Both sides move it, and another program adds an appointment.
    const [zone = "", event = ""] = text.split(/(?=BEGIN:VEVENT)/);
    const there = event.replace(/\nDTSTART[^\r\n]*/, `\nDTSTART:${day.replaceAll("-", "")}T120000Z`);
    await jobs.put(path, zone + there.replace(/\nDTEND[^\r\n]*/, `\nDTEND:${day.replaceAll("-", "")}T130000Z`));
    const { activity } = await (await page.request.get(`${api}/applications/${id}`)).json();
    const { id: entryId } = activity.find(({ type }: { type: string }) => type === "interview");
    await ask("put", `/applications/${id}/interviews/${entryId}`, { at: `${day}T14:00:00.000Z` });
    const dentist = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "BEGIN:VEVENT", "UID:dentist", "DTSTAMP:20261101T000000Z"]
      .concat([
        `DTSTART:${day.replaceAll("-", "")}T080000Z`,
        "DURATION:PT1H",
        "SUMMARY:Dentist",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ])
      .join("\r\n");
    await jobs.put("dentist.ics", dentist);
    await main.getByRole("button", { name: "Sync now" }).click();
    await expect(main.getByRole("button", { name: "Sync now" })).toBeEnabled();

    await page.goto(`${address}/dashboard`);
    const question = page.getByRole("region", { name: "Your calendar differs" });
    await expect(question.getByText(/Your calendar says .*12:00–13:00\. Dossier says .*14:00–15:00\./)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Keep calendar: Northpine" }).click();
    await expect(question).toBeHidden();

    await page.goto(`${address}/applications/${id}`);
    await page.getByRole("button", { name: "Add interview" }).click();
    const dialog = page.getByRole("dialog", { name: "Add interview" });
    await dialog.getByLabel("Date").fill(day);
    await dialog.getByLabel("Time", { exact: true }).fill("08:30");
    await dialog.getByLabel("Time zone").selectOption("UTC");
    await expect(dialog.getByText("Overlaps with something in your calendar: 08:00–09:00.")).toBeVisible();
    await expect(dialog.getByText("Dentist")).toBeHidden();
    await dialog.getByRole("group", { name: "Free times" }).getByRole("button").first().click();
    await expect(dialog.getByText("Overlaps with something in your calendar: 08:00–09:00.")).toBeHidden();
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address}/settings/calendar`);
    await expect(page.getByRole("button", { name: "Sync now" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Disconnect" }).click();
    const removal = page.getByRole("dialog", { name: "Disconnect calendar?" });
    await expect(removal.getByRole("checkbox", { name: "Remove Dossier’s events from the calendar" })).toBeChecked();
    await removal.getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("Calendar disconnected")).toBeVisible();
    expect((await jobs.list()).map((each) => each.split("/").at(-1))).toEqual(["dentist.ics"]);
  });
});
