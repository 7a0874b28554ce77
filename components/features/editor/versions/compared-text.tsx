"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { localeOf, textOf } from "@/components/features/editor/versions/printed-text";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { type ComparedPiece, changeCount, comparedWords, onlyChanges } from "@/domain/compare/words";
import type { Printable } from "@/typeset/content/printable";

const PIECES =
  "max-h-[60dvh] overflow-y-auto whitespace-pre-wrap rounded-md bg-card p-4 leading-relaxed shadow-[inset_0_0_0_1px_var(--border)] [overflow-wrap:anywhere] focus-visible:-outline-offset-2";

/** Two texts in one: removed text is struck through, added text is underlined. */
export function ComparedText({ before, after }: { before: Printable; after: Printable }) {
  const t = useTranslations("editor.versions.compare");
  const [isWhole, setWhole] = useState(false);
  const pieces = useMemo(() => comparedWords(textOf(before), textOf(after), localeOf(after)), [before, after]);
  const count = changeCount(pieces);
  const shown = isWhole ? pieces : onlyChanges(pieces);
  return (
    <>
      <div className="mt-3 mb-2 flex min-h-7 items-center gap-3">
        <p role="status" className="flex-1 text-muted-foreground text-sm">
          {t("changes", { count })}
        </p>
        <Checkbox checked={isWhole} onChange={(event) => setWhole(event.target.checked)}>
          {t("whole")}
        </Checkbox>
      </div>
      {count > 0 || isWhole ? (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it. */}
          <div tabIndex={0} dir="auto" className={PIECES}>
            <Pieces pieces={shown} />
          </div>
        </>
      ) : null}
    </>
  );
}

/** Removed text is struck through, added text is underlined; null marks an omission. */
export function Pieces({ pieces }: { pieces: readonly (ComparedPiece | null)[] }) {
  const t = useTranslations("editor.versions.compare");
  return pieces.map((piece, index) => {
    const key = `${index}`;
    if (piece === null)
      return (
        <span key={key} className="my-1 block border-t border-dashed text-center text-subtle-foreground text-xs">
          {t("left")}
        </span>
      );
    if (piece.kind === "added")
      return (
        <ins key={key} className="rounded-[2px] bg-success-soft decoration-success">
          {piece.text}
        </ins>
      );
    if (piece.kind === "removed")
      return (
        <del key={key} className="rounded-[2px] bg-danger-soft decoration-danger">
          {piece.text}
        </del>
      );
    return <span key={key}>{piece.text}</span>;
  });
}
