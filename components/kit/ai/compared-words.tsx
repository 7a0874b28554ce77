import { useMemo } from "react";
import { comparedWords } from "@/domain/compare/words";

/** Both wordings in one: removed text is struck through, added text is underlined. */
export function ComparedWords({ before, after, locale }: { before: string; after: string; locale: string }) {
  const pieces = useMemo(() => comparedWords(before, after, locale), [before, after, locale]);
  return (
    <p className="mt-1 whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere]" dir="auto">
      {pieces.map(({ kind, text }, index) => {
        const key = `${index}`;
        if (kind === "added")
          return (
            <ins key={key} className="rounded-[2px] bg-success-soft decoration-success">
              {text}
            </ins>
          );
        if (kind === "removed")
          return (
            <del key={key} className="rounded-[2px] bg-danger-soft decoration-danger">
              {text}
            </del>
          );
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}
