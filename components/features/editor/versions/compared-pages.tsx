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
  /** Only the layout differs: there is nothing to mark. */
  isSameText?: boolean;
};

/** The pages of both sides, with removed text marked on the earlier pages, and added text on the later ones. */
export function ComparedPages({ before, after, isSameText = false }: ComparedPagesProps) {
  const t = useTranslations("editor.versions.compare");
  const tPage = useTranslations("editor.page");
  const drawn = useRef<{ before?: Pages; after?: Pages }>({});
  const pageLabel = (page: number, pages: number) => tPage("pageOf", { page, pages });

  function mark(side: "before" | "after", pages: Pages) {
    if (isSameText) return;
    drawn.current[side] = pages;
    const { before: earlier, after: later } = drawn.current;
    if (earlier && later) markChanges(earlier, later, localeOf(after));
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it.
          <div key={side} tabIndex={0} className={DESK}>
            <PagePreview printable={printable} label={t(side)} pageLabel={pageLabel} onPages={(pages) => mark(side, pages)} />
          </div>
        ))}
      </div>
    </>
  );
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
