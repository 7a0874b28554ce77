"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { queries } from "@/components/kit/api/client";
import { openInbox } from "@/components/kit/shell/inbox-request";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** How often a visible page polls for notifications. */
const PAUSE_MS = 60_000;
/** More than this is “many”. */
const MAX_SHOWN = 99;

/** Opens the notifications and shows how many are unread. */
export function Bell() {
  const t = useTranslations("shell");
  const { data } = useQuery({
    ...queries.career.notifications.count.queryOptions(),
    refetchInterval: PAUSE_MS,
    refetchOnWindowFocus: "always",
  });
  const unread = data?.unread ?? 0;
  return (
    <Button
      needsScript
      variant="ghost"
      shape="icon"
      aria-haspopup="dialog"
      aria-label={unread > 0 ? t("unread", { count: unread }) : t("notifications")}
      onClick={openInbox}
      className="relative"
    >
      <Icon name="bell" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 grid h-4 min-w-4 place-items-center rounded-full bg-primary px-1 font-semibold text-2xs text-primary-foreground tabular-nums phone:end-1 phone:top-1"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      ) : null}
    </Button>
  );
}
