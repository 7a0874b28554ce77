"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useDeviceLabel } from "@/components/features/settings/device-label";
import { Section } from "@/components/features/settings/section";
import { SESSIONS } from "@/components/features/settings/sessions-cache";
import { auth } from "@/components/kit/api/auth-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Button } from "@/components/kit/ui/button";
import { Tag } from "@/components/kit/ui/tag";

type Session = { token: string; userAgent?: string | null; ipAddress?: string | null; createdAt: Date; updatedAt: Date };

/** Signed-in devices, this one first, with buttons to sign them out. */
export function SessionsSection() {
  const t = useTranslations("settings.sessions");
  const { run } = useAccountChange({ failure: "toast", refreshes: [SESSIONS] });
  const { data, isError } = useQuery({ queryKey: SESSIONS, queryFn: readSessions });

  return (
    <Section id="sessions" title={t("title")}>
      {isError ? <p className="text-muted-foreground">{t("failed")}</p> : null}
      {data ? (
        <ul className="mt-2 border-t">
          {data.sessions.map((session) => (
            <SessionLine
              key={session.token}
              session={session}
              isHere={session.token === data.here}
              onEnd={() => run(() => auth.revokeSession({ token: session.token }), t("ended"))}
            />
          ))}
        </ul>
      ) : null}
      {data && data.sessions.length > 1 ? (
        <Button className="mt-3" onClick={() => run(() => auth.revokeOtherSessions(), t("endedOthers"))}>
          {t("endOthers")}
        </Button>
      ) : null}
    </Section>
  );
}

async function readSessions(): Promise<{ here: string; sessions: Session[] }> {
  const [present, all] = await Promise.all([auth.getSession(), auth.listSessions()]);
  if (all.error || !present.data) throw new Error(all.error?.code ?? "no session");
  const here = present.data.session.token;
  const time = (session: Session) => (session.token === here ? Number.POSITIVE_INFINITY : +new Date(session.updatedAt));
  return { here, sessions: [...all.data].sort((a, b) => time(b) - time(a)) };
}

function SessionLine({ session, isHere, onEnd }: { session: Session; isHere: boolean; onEnd: () => void }) {
  const t = useTranslations("settings.sessions");
  const locale = useLocale();
  const device = useDeviceLabel()(session.userAgent);
  const when = (date: Date) => dayOf(new Date(date).toISOString(), locale, Date.now());
  return (
    <li className="flex items-center gap-3 border-b py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{device}</span>
          {isHere ? <Tag>{t("here")}</Tag> : null}
        </p>
        <p className="text-muted-foreground text-xs [overflow-wrap:anywhere]">
          {[session.ipAddress, t("signedIn", { when: when(session.createdAt) }), t("used", { when: when(session.updatedAt) })]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      {isHere ? null : (
        <Button variant="ghost" size="sm" aria-label={t("endOf", { device })} onClick={onEnd}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}
