"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { BoardColumn, cardOf, type RequestedCard } from "@/components/features/applications/board/board-column";
import { StageSwitcher } from "@/components/features/applications/board/stage-switcher";
import { readDevice, writeDevice } from "@/components/features/applications/device-memory";
import { byStage } from "@/components/features/applications/select-applications";
import { useTracker } from "@/components/features/applications/tracker-context";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { patiently } from "@/components/kit/ui/lazy-part";
import type { Application } from "@/contracts/model/application";
import { STAGES, type Stage } from "@/contracts/model/stages";

type BoardProps = {
  /** In the order in which they are shown. */
  applications: readonly Application[];
  openId: string | null;
  now: number;
  onAdd: () => void;
};

/** The stages side by side. Cards move by drag, by their menu, and by Shift with an arrow key; on a phone one stage shows at a time. */
export function Board({ applications, openId, now, onAdd }: BoardProps) {
  const t = useTranslations("applications");
  const { move } = useTracker();
  const board = useRef<HTMLDivElement>(null);
  const stages = useMemo(() => byStage(applications), [applications]);
  const [requested, setRequested] = useState<RequestedCard | null>(null);
  const [spoken, setSpoken] = useState("");
  const [wantsClosed, setWantsClosed] = useState(() => readDevice("closed-column", "") === "open");
  // Where nothing else is shown, they are what one looks for.
  const isClosedOpen = wantsClosed || applications.every(({ status }) => status === "closed");
  const [shown, setShown] = useState<Stage>(() => firstStage(stages, readDevice("stage", "")));

  const find = (id: string) => applications.find((each) => each.id === id);

  const openClosed = useCallback((isOpen: boolean) => {
    setWantsClosed(isOpen);
    writeDevice("closed-column", isOpen ? "open" : "");
  }, []);
  const foldClosed = useCallback(() => openClosed(false), [openClosed]);

  const drop = useEffectEvent((id: string, stage: Stage) => {
    const application = find(id);
    if (application) move(application, stage);
  });
  useEffect(() => {
    const element = board.current;
    let isOver = false;
    let stop = () => {};
    void patiently(() => import("@/components/features/applications/board/board-drag")).then(({ startBoardDrag }) => {
      if (!isOver && element) stop = startBoardDrag(element, (id, stage) => drop(id, stage));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const id = cardOf(event.target);
    const application = id === null ? undefined : find(id);
    const control = event.target instanceof HTMLElement ? event.target.dataset.control : undefined;
    if (!application || control !== "card" || event.ctrlKey || event.metaKey || event.altKey) return;
    const isReversed = getComputedStyle(event.currentTarget).direction === "rtl";
    const across = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }[event.key];
    if (across !== undefined && event.shiftKey) {
      event.preventDefault();
      const next = STAGES[STAGES.indexOf(application.status) + across];
      if (next) moveByKey(application, next);
      return;
    }
    const target = event.shiftKey ? undefined : neighbour(stages, application, event.key, across, isClosedOpen);
    if (target === undefined) return;
    event.preventDefault();
    if (target) setRequested({ id: target.id, stage: target.status });
  }

  function moveByKey(application: Application, stage: Stage) {
    if (stage === "closed") openClosed(true);
    move(application, stage);
    setRequested({ id: application.id, stage });
    setSpoken(t("spoken", { company: application.company, stage: t(`stages.${stage}`) }));
  }

  return (
    <>
      <StageSwitcher
        counts={Object.fromEntries(STAGES.map((stage) => [stage, stages[stage].length])) as Record<Stage, number>}
        shown={shown}
        onShow={(stage) => {
          setShown(stage);
          writeDevice("stage", stage);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cards inside. */}
      <div
        ref={board}
        onKeyDown={onKeyDown}
        className={classNames(
          "grid min-h-0 flex-1 select-none overflow-x-auto border-t data-dragging:cursor-grabbing [&[data-dragging]_a]:cursor-grabbing phone:block phone:border-t-0",
          isClosedOpen ? "grid-cols-[repeat(6,minmax(168px,1fr))]" : "grid-cols-[repeat(5,minmax(168px,1fr))_52px]",
        )}
      >
        {STAGES.map((stage) => {
          const hidden = stage === shown ? "phone:h-full phone:border-0" : "phone:hidden";
          return stage === "closed" && !isClosedOpen ? (
            <ClosedFolded key={stage} count={stages.closed.length} onOpen={() => openClosed(true)} className={hidden}>
              <BoardColumn
                {...{ stage, openId, now, onAdd }}
                requested={requested?.stage === stage ? requested : null}
                applications={stages.closed}
                className="hidden h-full border-0 phone:flex"
              />
            </ClosedFolded>
          ) : (
            <BoardColumn
              key={stage}
              {...{ stage, openId, now, onAdd }}
              requested={requested?.stage === stage ? requested : null}
              applications={stages[stage]}
              onFold={stage === "closed" ? foldClosed : undefined}
              className={hidden}
            />
          );
        })}
      </div>
      <div role="status" className="sr-only">
        {spoken}
      </div>
    </>
  );
}

/** Where an arrow key leads; null where nothing is there, undefined for other keys. */
function neighbour(
  stages: Record<Stage, Application[]>,
  { id, status }: Application,
  key: string,
  across: number | undefined,
  isClosedOpen: boolean,
): Application | null | undefined {
  const column = stages[status];
  const index = column.findIndex((each) => each.id === id);
  if (key === "ArrowDown") return column[index + 1] ?? null;
  if (key === "ArrowUp") return column[index - 1] ?? null;
  if (key === "Home") return column[0] ?? null;
  if (key === "End") return column.at(-1) ?? null;
  if (across === undefined) return undefined;
  const open = STAGES.filter((stage) => stage !== "closed" || isClosedOpen);
  for (let at = open.indexOf(status) + across; at >= 0 && at < open.length; at += across) {
    const stage = open[at];
    const next = stage ? stages[stage] : [];
    if (next.length > 0) return next[Math.min(index, next.length - 1)] ?? null;
  }
  return null;
}

/** On a phone the stage looked at last, else the first that has anything. */
const firstStage = (stages: Record<Stage, Application[]>, current: string): Stage =>
  STAGES.find((stage) => stage === current && stages[stage].length > 0) ??
  STAGES.find((stage) => stages[stage].length > 0) ??
  "saved";

type ClosedFoldedProps = { count: number; onOpen: () => void; className: string; children: React.ReactNode };

/** Closed applications are collapsed until opened; cards can still be dropped here. */
function ClosedFolded({ count, onOpen, className, children }: ClosedFoldedProps) {
  const t = useTranslations("applications");
  return (
    <div
      data-stage="closed"
      className={classNames(
        "border-s data-over:bg-primary-soft data-over:shadow-[inset_0_0_0_2px_var(--primary-ink)]",
        className,
      )}
    >
      <div className="flex flex-col items-center gap-2.5 pt-2.5 text-muted-foreground phone:hidden">
        <Button variant="ghost" size="xs" shape="icon" aria-label={t("openClosed")} onClick={onOpen}>
          <Icon name="caret-left" size="sm" />
        </Button>
        <span>{count}</span>
        <h2 className="font-semibold text-sm [writing-mode:vertical-rl]">{t("stages.closed")}</h2>
      </div>
      {children}
    </div>
  );
}
