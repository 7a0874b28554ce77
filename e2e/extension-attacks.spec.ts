import { resumeOf } from "./extension/pages";
import { api, connected, expect, test } from "./extension/world";

test("a hostile page gets nothing but what its visible fields ask for, and makes nothing happen", async ({
  chromium_,
  door,
  site,
}) => {
  const world = { chromium_, door, site };
  const { page, popup } = await connected(world, "/attack");
  await api(world).post("/resumes/imports", { data: resumeOf() });
  // Nothing happened by itself.
  expect(await api(world).get("/applications")).toEqual([]);
  expect(await page.locator("input[name=first]").inputValue()).toBe("");

  await popup.getByRole("button", { name: "Fill this form" }).click();
  await expect(popup.getByRole("heading", { name: "Filled: 3" })).toBeVisible();
  for (const name of ["off", "clear", "clip", "zero", "aria", "tab"])
    expect(await page.locator(`input[name=${name}]`).inputValue(), name).toBe("");
  expect(await page.locator("input[name=email]").inputValue()).toBe("ilse.marwick@example.com");
  expect(await page.evaluate(() => (window as unknown as { sent?: boolean }).sent)).toBeUndefined();

  // The page's scripts see neither the extension nor its marks, and no address of it.
  const seen = await page.evaluate(() => ({
    world: "dossierPage" in window,
    storage: typeof (window as unknown as { chrome?: { storage?: unknown } }).chrome?.storage,
    marks: [...document.querySelectorAll("*")].some((each) => /From your|resume/.test(each.shadowRoot?.textContent ?? "")),
  }));
  expect(seen).toEqual({ world: false, storage: "undefined", marks: false });
  const probe = await page.evaluate(async (id) => {
    const tried = ["popup.html", "page.js", "background.js", "manifest.json", "icon-16.png"].map((file) =>
      fetch(`chrome-extension://${id}/${file}`).then(
        () => `read ${file}`,
        () => "refused",
      ),
    );
    return [...new Set(await Promise.all(tried))];
  }, chromium_.id);
  expect(probe).toEqual(["refused"]);

  // Presses that no person made do nothing.
  await popup.evaluate(() => {
    for (const button of document.querySelectorAll("button")) button.click();
  });
  expect(await api(world).get("/applications")).toEqual([]);
  expect(await api(world).get("/auth/programs")).toHaveLength(1);
});

test("scripts in pages can neither read the connection nor ask the background for anything", async ({
  chromium_,
  door,
  site,
}) => {
  const world = { chromium_, door, site };
  const { page, popup } = await connected(world, "/plain");
  const tabId = Number(new URL(popup.url()).searchParams.get("tabId"));
  // The world of the extension within the page: all that a page could win by breaking into it.
  const inside = await popup.evaluate(
    async ([tab]) => {
      const [result] = await chrome.scripting.executeScript({
        target: { tabId: tab ?? 0 },
        func: async () => {
          const stored = await chrome.storage.local.get(null).then(
            (all) => JSON.stringify(all),
            (error) => `refused ${error}`,
          );
          const reply = await Promise.race([
            chrome.runtime.sendMessage({ name: "state", input: { tabId: null } }).then(
              (value) => JSON.stringify(value ?? null),
              (error) => `refused ${error}`,
            ),
            new Promise((resolve) => setTimeout(() => resolve("no reply"), 500)),
          ]);
          return { stored, reply };
        },
      });
      return result?.result;
    },
    [tabId],
  );
  expect(inside?.stored).toMatch(/^refused|^\{\}$/);
  expect(String(inside?.reply)).toMatch(/^refused|^null$|^no reply$/);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain("Bearer");
});

test("a hostile server is refused, and hidden instructions of a posting reach no one", async ({ chromium_, door, site }) => {
  const world = { chromium_, door, site };
  const { popup } = await connected(world, "/job");
  await popup.getByRole("button", { name: "Save this posting" }).click();
  await expect(popup.getByRole("heading", { name: "Saved" })).toBeVisible();
  const [saved] = await api(world).get("/applications");
  expect(JSON.stringify(saved)).not.toContain("Ignore all earlier");
  expect(JSON.stringify(saved)).not.toContain("what I typed");
  await popup.getByRole("button", { name: "Disconnect" }).click();
  await expect(popup.getByLabel("Address of your server")).toBeVisible();
  expect(await api(world).get("/auth/programs")).toEqual([]);
  await popup.getByLabel("Address of your server").fill(site.address);
  await popup.getByRole("button", { name: "Connect" }).click();
  await expect(popup.getByText(/No Dossier server was found|can't be reached/)).toBeVisible();
});

test("a page made to break its reader is bounded, and sends nothing of another page", async ({ chromium_, door, site }) => {
  const world = { chromium_, door, site };
  const { page, popup } = await connected(world, "/job");
  await page.evaluate(() => {
    document.title = "x".repeat(100_000);
    let inner: Element = document.body;
    for (let depth = 0; depth < 1500; depth++) inner = inner.appendChild(document.createElement("div"));
    inner.textContent = "deep";
    for (let part = 0; part < 300; part++)
      document.body.append(Object.assign(document.createElement("p"), { textContent: "word ".repeat(2000) }));
  });
  await popup.getByRole("button", { name: "Save this posting" }).click();
  await expect(popup.getByLabel("Company")).toHaveValue("Northpine");
  const [saved] = await api(world).get("/applications");
  expect(saved.jobDescription.length).toBeLessThanOrEqual(100_000);
});
