"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { memo, useEffect, useRef, useState } from "react";
import { ApplicationCard } from "@/components/features/applications/board/application-card";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import type { Application } from "@/contracts/model/application";
import type { Stage } from "@/contracts/model/stages";

export type RequestedCard = { id: string; stage: Stage };

type BoardColumnProps = {
  stage: Stage;
  applications: readonly Application[];
  openId: string | null;
  now: number;
  /** The card that is to have the focus once it is drawn in that stage. */
  requested: RequestedCard | null;
  onAdd: () => void;
  onFold?: (() => void) | undefined;
  className?: string;
};

/** One stage. Only cards near the window of the column are drawn; the one with the focus stays drawn wherever one scrolls. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { stage, applications, openId, now, requested, onAdd, onFold, className } = props;
  const t = useTranslations("applications");
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focused = focusedId === null ? -1 : applications.findIndex(({ id }) => id === focusedId);
  const virtualizer = useVirtualizer({
    count: applications.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => applications[index]?.id ?? index,
    estimateSize: () => 100,
    overscan: 2,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return focused < 0 || rows.includes(focused) ? rows : [...rows, focused].sort((a, b) => a - b);
    },
  });

  const followed = useRef<typeof requested>(null);
  useEffect(() => {
    if (!requested || requested.stage !== stage || followed.current === requested) return;
    const index = applications.findIndex(({ id }) => id === requested.id);
    // A card that is on its way comes with the next list.
    if (index < 0) return;
    followed.current = requested;
    virtualizer.scrollToIndex(index, { align: "auto" });
    focusWhenDrawn(scroller.current, requested.id);
  }, [requested, stage, applications, virtualizer]);

  const titleId = `stage-${stage}`;
  return (
    <section
      data-stage={stage}
      aria-labelledby={titleId}
      className={classNames(
        "flex min-h-0 min-w-0 flex-col border-s [--inset:16px] first:border-s-0 first:[--inset:24px] phone:[--inset:16px]! data-over:bg-primary-soft data-over:shadow-[inset_0_0_0_2px_var(--primary-ink)]",
        className,
      )}
    >
      {/* The heading is there on a phone as well, where the switcher above shows the same. */}
      <h2 id={titleId} className="sr-only">
        {t("stageCount", { stage: t(`stages.${stage}`), count: applications.length })}
      </h2>
      <header className="flex h-11 flex-none items-center gap-1.5 border-b ps-(--inset) pe-2 phone:hidden">
        <span aria-hidden="true" className="font-semibold text-sm">
          {t(`stages.${stage}`)} <span className="ms-0.5 font-normal text-subtle-foreground">{applications.length}</span>
        </span>
        <span className="flex-1" />
        {onFold ? (
          <Button variant="ghost" size="xs" shape="icon" aria-label={t("foldClosed")} onClick={onFold}>
            <Icon name="caret-right" size="sm" />
          </Button>
        ) : null}
        {stage === "saved" ? (
          <Button variant="ghost" size="xs" shape="icon" aria-label={t("addTo", { stage: t(`stages.${stage}`) })} onClick={onAdd}>
            <Icon name="plus" size="sm" />
          </Button>
        ) : null}
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes which card has the focus. */}
      <div
        ref={scroller}
        data-scroller=""
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain phone:pb-16"
        onFocus={(event) => setFocusedId(cardOf(event.target))}
        onBlur={() => setFocusedId(null)}
      >
        {applications.length === 0 ? (
          <p className="px-(--inset) py-3 text-muted-foreground text-xs phone:text-sm">{t("emptyStage")}</p>
        ) : null}
        {/* biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a plain list cannot say to screen readers as a whole. */}
        <div role="list" aria-labelledby={titleId} className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((row) => {
            const application = applications[row.index];
            return application ? (
              // biome-ignore lint/a11y/useSemanticElements: an entry of the list above.
              <div
                key={row.key}
                role="listitem"
                ref={virtualizer.measureElement}
                data-index={row.index}
                aria-posinset={row.index + 1}
                aria-setsize={applications.length}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <ApplicationCard application={application} isOpen={application.id === openId} now={now} />
              </div>
            ) : null;
          })}
        </div>
      </div>
    </section>
  );
}, isSame);

/** A column whose cards are the same is not drawn again: a move touches two of them. */
function isSame({ applications: before, ...old }: BoardColumnProps, { applications: after, ...next }: BoardColumnProps): boolean {
  const names = Object.keys(next) as (keyof typeof next)[];
  return (
    names.every((name) => old[name] === next[name]) &&
    before.length === after.length &&
    before.every((each, index) => each === after[index])
  );
}

/** Which card something on the screen belongs to. */
export const cardOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-card]")?.dataset.card ?? null) : null;

/** Puts the focus on a card once it is drawn; a few frames are enough, and then it is given up. */
function focusWhenDrawn(holder: HTMLElement | null, id: string, tries = 20): void {
  const target = holder?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-control="card"]`);
  if (target) target.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenDrawn(holder, id, tries - 1));
}
