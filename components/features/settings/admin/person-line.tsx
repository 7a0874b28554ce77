"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { dayText } from "@/components/features/settings/admin/moments";
import { type PersonAct, PersonDialog } from "@/components/features/settings/admin/person-dialog";
import { usePersonAct } from "@/components/features/settings/admin/use-person-act";
import { byteSize } from "@/components/features/settings/byte-size";
import { api } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem, MenuRule } from "@/components/kit/ui/menu";
import { Tag } from "@/components/kit/ui/tag";
import type { AdminPerson } from "@/contracts/admin/people";

type PersonLineProps = {
  person: AdminPerson;
  isViewer: boolean;
  /** Without mail no address is ever verified, so this is not shown. */
  sendsMail: boolean;
};

/** One account: who it is, how much it holds, and what can be done with it. */
export function PersonLine({ person, isViewer, sendsMail }: PersonLineProps) {
  const t = useTranslations("admin.people");
  const locale = useLocale();
  const { act, busy } = usePersonAct();
  const [asking, setAsking] = useState<PersonAct | null>(null);
  const { id: userId, name, email, username, isAdmin, emailVerified, disabledAt, createdAt, lastSeenAt } = person;
  const holds = t("holds", {
    resumes: person.resumes,
    letters: person.coverLetters,
    applications: person.applications,
    size: byteSize(person.uploadedBytes, locale),
  });
  return (
    <li className="flex items-start gap-3 border-b py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="truncate font-medium">{name}</span>
          {isViewer ? <Tag>{t("you")}</Tag> : null}
          {isAdmin ? <Tag>{t("admin")}</Tag> : null}
          {disabledAt === null ? null : <Tag>{t("disabled")}</Tag>}
          {emailVerified || !sendsMail ? null : <Tag>{t("unverified")}</Tag>}
        </p>
        <p className="text-muted-foreground [overflow-wrap:anywhere]">{[email, username].filter(Boolean).join(", ")}</p>
        <p className="text-muted-foreground text-xs">
          {t("joined", { date: dayText(createdAt, locale) })}
          {" · "}
          {lastSeenAt === null ? t("neverSeen") : t("seen", { date: dayText(lastSeenAt, locale) })}
          {" · "}
          {holds}
        </p>
      </div>
      <Menu
        align="end"
        className="w-64"
        trigger={
          <Button variant="ghost" shape="icon" disabled={busy} aria-label={t("actions", { name })}>
            <Icon name="dots-three" />
          </Button>
        }
      >
        <MenuItem onClick={() => setAsking("resetLink")}>{t("resetLink")}</MenuItem>
        <MenuItem onClick={() => act(() => api.admin.people.signOut({ userId }), t("signedOutDone", { name }))}>
          {t("signOut")}
        </MenuItem>
        {disabledAt === null ? (
          <MenuItem onClick={() => setAsking("disable")}>{t("disable")}</MenuItem>
        ) : (
          <MenuItem onClick={() => act(() => api.admin.people.enable({ userId }), t("enabledDone", { name }))}>
            {t("enable")}
          </MenuItem>
        )}
        <MenuRule />
        <MenuItem onClick={() => setAsking(isAdmin ? "removeAdmin" : "makeAdmin")}>
          {t(isAdmin ? "removeAdmin" : "makeAdmin")}
        </MenuItem>
        <MenuRule />
        <MenuItem onClick={() => setAsking("delete")}>{t("delete")}</MenuItem>
      </Menu>
      {asking === null ? null : <PersonDialog person={person} requestedAct={asking} onClose={() => setAsking(null)} />}
    </li>
  );
}
