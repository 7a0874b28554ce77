import type { Page } from "@playwright/test";

/** News that do not arrive in time: only then can two texts meet. */
export const withoutNews = (page: Page) => page.route("**/updates", (route) => route.abort());

/** Lets another program write first: the next save of this page goes to the server after it. */
export async function beforeNextSave(page: Page, address: string, write: () => Promise<void>) {
  let isFirst = true;
  await page.route(`**${address}`, async (route) => {
    if (route.request().method() !== "GET" && isFirst) {
      isFirst = false;
      await write();
    }
    await route.continue();
  });
}
