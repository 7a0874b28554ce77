import type { PageView } from "@/components/kit/page-preview/page-view";
import { whenSeen } from "@/components/kit/ui/when-seen";

/** By then, the engine in the browser has often drawn all pages. */
const OTHERS_MS = 1200;

/**
 * Shows pages that the server has made: the first one now, the others when one of them scrolls into view, or after a moment. Where
 * others are on show already, as after a save, all change together.
 * @param shown Called after each showing.
 * @returns What stops showing more.
 */
export function showServerPages(view: PageView, pages: readonly string[], shown: () => void): () => void {
  const show = (count: number) => {
    view.showDocuments(pages.map((page, index) => (index < count ? page : null)));
    shown();
  };
  if (pages.length === 1 || view.showsOtherDocuments()) {
    show(pages.length);
    return () => {};
  }
  show(1);
  const showAll = () => {
    stop();
    show(pages.length);
  };
  const pause = setTimeout(showAll, OTHERS_MS);
  const forget = view
    .pages()
    .slice(1)
    .map((page) => whenSeen(page, showAll));
  const stop = () => {
    clearTimeout(pause);
    for (const each of forget) each();
  };
  return stop;
}
