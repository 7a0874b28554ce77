"use client";

import { type ReactNode, Suspense, useId } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { LABEL } from "@/components/kit/ui/field";
import { lazyPart } from "@/components/kit/ui/lazy-part";

/** The editor of running text is the largest part of the page's code, so it is loaded when it is first needed. */
const load = () => import("@/components/features/editor/fields/rich-text-editor");
const RichTextEditor = lazyPart(async () => ({ default: (await load()).RichTextEditor }));

/** Preloads the rich text editor while the browser is idle. */
export function preloadRichText(): void {
  // It is loaded again when needed.
  load().catch(() => {});
}

export type RichTextProps = {
  label: string;
  value: string;
  onChange: (html: string) => void;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  className?: string;
  /** A line or two under a heading that names it: no tools, and the label is only read aloud. */
  isShort?: boolean;
};

/** Running text with emphasis, links and lists. */
export function RichTextField({ label, value, onChange, aside, className, isShort = false }: RichTextProps) {
  const id = useId();
  return (
    <div className={classNames("col-span-full min-w-0", className)}>
      <div className={isShort ? "sr-only" : "mb-1 flex items-baseline gap-2"}>
        <span id={id} className={`${LABEL} flex-1`}>
          {label}
        </span>
        {aside}
      </div>
      <Suspense fallback={<div className="min-h-28 rounded-md bg-card shadow-[inset_0_0_0_1px_var(--border)]" />}>
        <RichTextEditor labelledBy={id} value={value} onChange={onChange} hasTools={!isShort} />
      </Suspense>
    </div>
  );
}
