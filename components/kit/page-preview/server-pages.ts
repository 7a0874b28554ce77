import type { PageView } from "@/components/kit/page-preview/page-view";
import { whenSeen } from "@/components/kit/ui/when-seen";

/** By then, the engine in the browser has usually drawn all pages. */
const OTHERS_MS = 3000;
/** The pause between pages that are out of view, so that typing stays responsive. */
const PAUSE_MS = 100;

/**
 * Shows pages that the server has made: the first one now, another when it scrolls into view, and after a moment all of them, one
 * at a time. Where others are on show already, as after a save, all change together.
 * @param shown Called after each showing.
 * @returns What stops showing more.
 */
export function showServerPages(view: PageView, pages: readonly string[], shown: () => void): () => void {
  let count = 0;
  const show = (pageCount: number) => {
    if (pageCount <= count || pageCount > pages.length) return;
    count = pageCount;
    view.showDocuments(pages.map((page, index) => (index < count ? page : null)));
    shown();
  };
  if (pages.length === 1 || view.showsOtherDocuments()) {
    show(pages.length);
    return () => {};
  }
  show(1);
  const showNext = () => {
    show(count + 1);
    if (count < pages.length) pause = setTimeout(showNext, PAUSE_MS);
  };
  let pause = setTimeout(showNext, OTHERS_MS);
  const showAll = () => show(pages.length);
  window.addEventListener("beforeprint", showAll);
  const forget = view
    .pages()
    .slice(1)
    .map((page, index) => whenSeen(page, () => show(index + 2)));
  return () => {
    clearTimeout(pause);
    window.removeEventListener("beforeprint", showAll);
    for (const each of forget) each();
  };
}
