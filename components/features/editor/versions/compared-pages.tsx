"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { localeOf } from "@/components/features/editor/versions/printed-text";
import { PagePreview } from "@/components/kit/page-preview/page-preview";
import { changedRanges, pageText } from "@/components/kit/page-preview/page-words";
import { markText } from "@/components/kit/page-preview/text-marks";
import { comparedWords } from "@/domain/compare/words";
import type { Printable } from "@/typeset/content/printable";

const DESK = "h-[66dvh] min-w-0 overflow-y-auto rounded-md bg-canvas p-4 focus-visible:-outline-offset-2 phone:p-3";

type Pages = readonly HTMLElement[];

type ComparedPagesProps = {
  before: Printable;
  after: Printable;
  /** Only the layout differs: there is nothing to mark, and both sides begin with the first page that does. */
  isSameText?: boolean;
};

/** The pages of both sides, with removed text marked on the earlier pages, and added text on the later ones. */
export function ComparedPages({ before, after, isSameText = false }: ComparedPagesProps) {
  const t = useTranslations("editor.versions.compare");
  const tPage = useTranslations("editor.page");
  const drawn = useRef<{ before?: Pages; after?: Pages }>({});
  const pageLabel = (page: number, pages: number) => tPage("pageOf", { page, pages });

  function mark(side: "before" | "after", pages: Pages) {
    drawn.current[side] = pages;
    const { before: earlier, after: later } = drawn.current;
    if (!earlier || !later) return;
    if (isSameText) showFirstDifference(earlier, later);
    else markChanges(earlier, later, localeOf(after));
  }

  return (
    <>
      {isSameText ? null : <p className="mt-3 text-muted-foreground text-sm">{t("marked")}</p>}
      <div className="mt-2 grid grid-cols-2 gap-3 phone:grid-cols-1">
        {(
          [
            ["before", before],
            ["after", after],
          ] as const
        ).map(([side, printable]) => (
          <div key={side} className="min-w-0">
            {isSameText ? <p className="mb-1 font-medium text-sm">{t(side)}</p> : null}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it. */}
            <div tabIndex={0} className={DESK}>
              <PagePreview printable={printable} label={t(side)} pageLabel={pageLabel} onPages={(pages) => mark(side, pages)} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function showFirstDifference(earlier: Pages, later: Pages) {
  const first = later.findIndex((page, index) => page.textContent !== earlier[index]?.textContent);
  for (const pages of [earlier, later]) {
    const page = pages[Math.min(first, pages.length - 1)];
    const desk = page?.closest("[tabindex]");
    if (page && desk) desk.scrollTop += page.getBoundingClientRect().top - desk.getBoundingClientRect().top;
  }
}

function markChanges(earlier: Pages, later: Pages, locale: string) {
  const [before, after] = [pageText(earlier), pageText(later)];
  const pieces = comparedWords(before.text, after.text, locale);
  const lay = (pages: Pages, ranges: readonly Range[], tone: "danger" | "success") =>
    markText(pages, "change", tone, (page) =>
      ranges.filter(({ startContainer }) => page.contains(startContainer)).map((range) => range.getBoundingClientRect()),
    );
  lay(earlier, changedRanges(before, pieces, "removed"), "danger");
  lay(later, changedRanges(after, pieces, "added"), "success");
}
