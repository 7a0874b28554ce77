"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { threadAddress } from "@/components/features/assistant/assistant-address";
import { selectThreads, THREAD_KINDS, type ThreadKind } from "@/components/features/assistant/page/select-threads";
import { useTargetNames } from "@/components/features/assistant/threads/use-target-names";
import { Select } from "@/components/kit/ui/field";
import { SearchInput } from "@/components/kit/ui/search-input";
import type { AssistantThread } from "@/contracts/model/assistant/thread";

type ThreadListProps = { threads: readonly AssistantThread[]; openId: string | null; onOpen: (id: string) => void };

/** Conversations by what they are about, newest first. Arrow keys go through them, from the search field as well. */
export function ThreadList({ threads, openId, onOpen }: ThreadListProps) {
  const t = useTranslations("assistant.list");
  const locale = useLocale();
  const nameOf = useTargetNames();
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState<ThreadKind>("all");
  const box = useRef<HTMLDivElement>(null);
  const shown = selectThreads(threads, { query, kind, nameOf });
  const kinds = THREAD_KINDS.filter(
    (each) => each === "all" || selectThreads(threads, { query: "", kind: each, nameOf }).length > 0,
  );

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLSelectElement) return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    stops[at + step]?.focus();
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from one link to the next; each can be reached without them.
    <div ref={box} onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-none gap-2 px-5 pb-3 phone:px-4">
        <SearchInput label={t("search")} value={query} onChange={setQuery} className="min-w-0 flex-1" />
        {kinds.length > 2 ? (
          <Select
            aria-label={t("about")}
            value={kind}
            onChange={(event) => setKind(event.target.value as ThreadKind)}
            className="w-28 text-sm"
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {t(`kinds.${each}`)}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
      {shown.length === 0 ? <p className="px-5 text-muted-foreground phone:px-4">{t("nothing")}</p> : null}
      <ul aria-label={t("title")} className="min-h-0 flex-1 overflow-y-auto border-t">
        {shown.map((thread) => (
          <li key={thread.id} className="border-b">
            <a
              href={threadAddress(thread.id)}
              aria-current={thread.id === openId ? "page" : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                onOpen(thread.id);
              }}
              className="relative block px-5 py-2 hover:bg-accent focus-visible:-outline-offset-2 aria-[current]:bg-primary-soft aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:start-0 aria-[current]:before:w-0.5 aria-[current]:before:bg-primary-ink phone:px-4 phone:py-2.5"
            >
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 flex-1 truncate font-medium text-sm">{thread.title}</span>
                <span className="flex-none text-subtle-foreground text-xs tabular-nums">{dayText(thread, locale)}</span>
              </span>
              <span className="flex items-baseline gap-2 text-muted-foreground text-xs">
                <span className="min-w-0 flex-1 truncate">{nameOf(thread)}</span>
                {thread.activeRunId ? (
                  <span className="flex-none text-primary-ink">{t("writing")}</span>
                ) : thread.editsProposed > 0 ? (
                  <span className="flex-none tabular-nums">
                    {t("edits", { accepted: thread.editsAccepted, proposed: thread.editsProposed })}
                  </span>
                ) : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The time of today's, the day of earlier ones. */
function dayText({ lastMessageAt, createdAt }: AssistantThread, locale: string): string {
  const at = new Date(lastMessageAt ?? createdAt);
  const isToday = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    locale,
    isToday ? { hour: "numeric", minute: "2-digit" } : { day: "numeric", month: "short" },
  ).format(at);
}
