import { useEffect, useRef } from "react";
import type { SourceMark } from "@/components/features/documents/imports/review/source-mark";
import { classNames } from "@/components/kit/ui/class-names";

type SourceLinesProps = {
  paragraphs: readonly string[];
  marks: readonly SourceMark[];
  activeKey: string | null;
  onPick: (key: string) => void;
};

/** The text of a file without pages, paragraph by paragraph. */
export function SourceLines({ paragraphs, marks, activeKey, onPick }: SourceLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const active = new Set(marks.filter((mark) => mark.key === activeKey).map((mark) => mark.line));
  useEffect(() => {
    if (activeKey !== null) list.current?.querySelector("[data-active=true]")?.scrollIntoView({ block: "nearest" });
  }, [activeKey]);
  return (
    <ol ref={list} className="rounded-lg bg-card p-4 text-sm shadow-[inset_0_0_0_1px_var(--border)]">
      {paragraphs.map((paragraph, index) => {
        const own = marks.filter((mark) => mark.line === index + 1);
        const [first] = own;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place.
          <li key={index}>
            <button
              type="button"
              tabIndex={-1}
              disabled={!first}
              data-active={active.has(index + 1)}
              onClick={() => first && onPick(first.key)}
              className={classNames(
                "w-full rounded-sm px-1 text-start [overflow-wrap:anywhere]",
                own.some((mark) => mark.tone === "doubtful") && "bg-warning-soft",
                own.some((mark) => mark.tone === "unplaced") && "bg-danger-soft",
                active.has(index + 1) && "bg-primary-soft! text-primary-soft-foreground",
              )}
            >
              {paragraph}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
