import type { Page } from "@playwright/test";

/** Watches for pictures that are shown in place of a page. The returned function returns whether there was one. */
export async function watchCovers(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const state = window as unknown as { wasCovered: boolean };
    state.wasCovered = false;
    new MutationObserver(() => {
      state.wasCovered ||= document.querySelector(".page-preview-cover img") !== null;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { wasCovered: boolean }).wasCovered);
}
