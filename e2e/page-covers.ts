import type { Page } from "@playwright/test";

/** Counts the pictures that stand for a page from now on. The returned function tells how many there were. */
export async function countCovers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = window as unknown as { covers: number };
    state.covers = 0;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          state.covers += node.matches(".page-preview-cover") ? 1 : node.querySelectorAll(".page-preview-cover").length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { covers: number }).covers);
}
