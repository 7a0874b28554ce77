import { RADICALE_PASSWORD, type RemoteFolder } from "../server/career/dav/testing/radicale";
import { withDavInstance } from "./dav-instance";
import { expect, expectAccessible, newAccount, test } from "./fixtures";

const card = (uid: string, ...lines: string[]) =>
  ["BEGIN:VCARD", "VERSION:3.0", `UID:${uid}`, ...lines, "END:VCARD", ""].join("\r\n");

test.describe("an address book on a real server", () => {
  let book: RemoteFolder;
  const account = newAccount();
  const instance = withDavInstance(async (server) => {
    book = await server.addressBook("ida", "people");
    const kim = ["FN:Kim Harbour", "N:Harbour;Kim;;;", "ORG:Northpine", "TITLE:Recruiter", "EMAIL:kim@northpine.example"];
    await book.put("kim.vcf", card("kim", ...kim));
    await book.put("eve.vcf", card("eve", "FN:Eve Marsh", "N:Marsh;Eve;;;", "TEL:+31 30 123"));
  });

  test("suggests contacts, then gets them, and is disconnected with or without its cards", async ({ page }) => {
    const { server, address } = instance();
    const signedUp = await page.request.post(`${address}/api/auth/sign-up/email`, {
      data: account,
      headers: { origin: address },
    });
    expect(signedUp.ok(), await signedUp.text()).toBe(true);
    const made = await page.request.post(`${address}/api/openapi/applications`, {
      data: { company: "Northpine", role: "Product Designer", status: "applied" },
    });
    const id: string = await made.json();

    await page.goto(`${address}/settings/contacts`);
    const main = page.getByRole("main");
    await main.getByLabel("Address of the CardDAV server").fill(server.url);
    await main.getByLabel("Email address or username").fill("ida");
    await main.getByLabel("App password").fill("wrong");
    await main.getByRole("button", { name: "Find address books" }).click();
    await expect(main.getByText("The server rejected the username or password.")).toBeVisible();
    await main.getByLabel("App password").fill(RADICALE_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(main.getByText("Sign-in works. Choose the address book below.")).toBeVisible();
    await expect(main.getByRole("combobox", { name: "Address book" })).toHaveValue(book.url);
    await expect(main.getByRole("radio", { name: "Suggest people" })).toBeChecked();
    await expectAccessible(page);
    await main.getByRole("button", { name: "Connect address book" }).click();
    await expect(main.getByText("Not used yet")).toBeVisible();

    await page.goto(`${address}/applications/${id}`);
    await page.getByRole("button", { name: "Add contact" }).click();
    const dialog = page.getByRole("dialog", { name: "Add contact" });
    const suggested = dialog.getByRole("group", { name: "From your address book" });
    await expect(suggested.getByRole("button")).toHaveText([/^Kim Harbour, Recruiter, Northpine/]);
    await dialog.getByLabel("Name").fill("marsh");
    await expect(suggested.getByRole("button")).toHaveText([/^Eve Marsh/]);
    await suggested.getByRole("button").click();
    await expect(dialog.getByLabel("Name")).toHaveValue("Eve Marsh");
    await expect(dialog.getByLabel("Phone")).toHaveValue("+31 30 123");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Edit Eve Marsh" })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address}/settings/contacts`);
    await main.getByText("Put contacts there").click();
    await main.getByRole("button", { name: "Save" }).click();
    await expect(main.getByText(/^Last used/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await expect.poll(() => book.list()).toHaveLength(3);

    await main.getByRole("button", { name: "Disconnect" }).click();
    const question = page.getByRole("dialog", { name: "Disconnect address book?" });
    await expect(question.getByRole("checkbox", { name: "Remove Dossier’s cards from the address book" })).toBeChecked();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("Address book disconnected")).toBeVisible();
    expect((await book.list()).map((path) => path.split("/").at(-1))).toEqual(["eve.vcf", "kim.vcf"]);
  });
});
