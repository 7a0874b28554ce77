"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useNoticeText } from "@/components/features/career/inbox/use-notice-text";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import type { Notification } from "@/contracts/model/career/notification";

const PAGE = 30;

/** Notifications, newest first. Following one marks it as read. */
export function Inbox({ onClose }: { onClose: () => void }) {
  const t = useTranslations("inbox");
  const errorText = useErrorText();
  const { markRead, markAll } = useReading();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    queries.career.notifications.list.infiniteOptions({
      input: (offset: number) => ({ limit: PAGE, offset }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    }),
  );
  const all = data?.pages.flat() ?? [];
  if (error)
    return (
      <div className="px-5">
        <Empty title={t("failed")} text={errorText(error)}>
          <Button onClick={() => refetch()}>{t("retry")}</Button>
        </Empty>
      </div>
    );
  if (!data)
    return (
      <p className="px-5 py-4 text-muted-foreground" aria-busy="true">
        {t("loading")}
      </p>
    );
  if (all.length === 0)
    return (
      <div className="px-5">
        <Empty title={t("empty.title")} text={t("empty.text")} />
      </div>
    );
  return (
    <>
      {all.some(({ readAt }) => readAt === null) ? (
        <div className="flex justify-end border-b px-3 py-1">
          <Button size="sm" variant="ghost" onClick={() => void markAll()}>
            {t("markAll")}
          </Button>
        </div>
      ) : null}
      <ul aria-label={t("title")}>
        {all.map((each) => (
          <Line key={each.id} notification={each} onRead={() => void markRead(each.id)} onClose={onClose} />
        ))}
      </ul>
      {hasNextPage ? (
        <div className="px-5 py-3">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type LineProps = { notification: Notification; onRead: () => void; onClose: () => void };

function Line({ notification: { notice, url, readAt, createdAt }, onRead, onClose }: LineProps) {
  const t = useTranslations("inbox");
  const locale = useLocale();
  const { title, body } = useNoticeText()(notice);
  const text = (
    <>
      <span className="flex items-baseline gap-2">
        <span className={readAt === null ? "min-w-0 flex-1 font-semibold" : "min-w-0 flex-1"}>{title}</span>
        <time dateTime={createdAt} className="flex-none text-subtle-foreground text-xs">
          {dayOf(createdAt, locale, Date.now())}
        </time>
      </span>
      <span className="block text-muted-foreground">{body}</span>
    </>
  );
  return (
    <li className="relative border-b ps-8 pe-5">
      {readAt === null ? (
        <span className="absolute start-4 top-[19px] size-1.5 rounded-full bg-primary-ink">
          <span className="sr-only">{t("isUnread")}</span>
        </span>
      ) : null}
      {url ? (
        <Link
          href={url}
          prefetch={false}
          onClick={() => {
            if (readAt === null) onRead();
            onClose();
          }}
          className="block py-3 hover:underline"
        >
          {text}
        </Link>
      ) : (
        <div className="py-3">{text}</div>
      )}
      {readAt === null ? (
        <Button size="xs" variant="accent" onClick={onRead} className="-ms-2 mb-2">
          {t("markRead")}
        </Button>
      ) : null}
    </li>
  );
}

function useReading() {
  const { run: attempt } = useChange({ failure: "toast", refreshes: [queries.career.notifications.key()] });
  return {
    markRead: (id: string) => attempt(() => api.career.notifications.markRead({ id })),
    markAll: () => attempt(() => api.career.notifications.markAllRead()),
  };
}
