"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { dayText } from "@/components/features/settings/admin/moments";
import { BY_CURSOR, PagedList } from "@/components/features/settings/admin/paged-list";
import { usePersonAct } from "@/components/features/settings/admin/use-person-act";
import { NewKeyDialog } from "@/components/features/settings/new-key-dialog";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { Tag } from "@/components/kit/ui/tag";
import type { Invitation } from "@/contracts/admin/admin";
import { LIMITS } from "@/contracts/limits";

/** Links with which people can sign up. */
export function InvitationsPanel() {
  const t = useTranslations("admin.invitations");
  const query = useInfiniteQuery(
    queries.admin.invitations.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      ...BY_CURSOR,
    }),
  );
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      <CreateInvitation />
      <PagedList
        lines={
          query.data?.pages.flatMap(({ invitations }) =>
            invitations.map((invitation) => <InvitationLine key={invitation.id} invitation={invitation} />),
          ) ?? null
        }
        none={t("none")}
        query={query}
      />
    </>
  );
}

function CreateInvitation() {
  const t = useTranslations("admin.invitations");
  const { run, isBusy: busy, error } = useChange({ refreshes: [queries.admin.key()] });
  const [url, setUrl] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    await run(async () => {
      setUrl((await api.admin.invite(email === "" ? {} : { email })).url);
      form.reset();
    });
  }

  return (
    <form onSubmit={submit}>
      <div className="flex items-start gap-3 phone:flex-col phone:items-stretch">
        <Field label={t("email")} hint={t("emailHint")} className="max-w-[360px] flex-1 phone:max-w-none">
          {(ids) => <TextInput {...ids} name="email" type="email" autoComplete="off" maxLength={LIMITS.email.max} />}
        </Field>
        <Button needsScript type="submit" disabled={busy} className="mt-5 phone:mt-0">
          {t(busy ? "creating" : "create")}
        </Button>
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      {url === null ? null : (
        <NewKeyDialog apiKey={url} title={t("freshTitle")} text={t("freshText")} onClose={() => setUrl(null)} />
      )}
    </form>
  );
}

function InvitationLine({ invitation }: { invitation: Invitation }) {
  const t = useTranslations("admin.invitations");
  const locale = useLocale();
  const { act, busy } = usePersonAct();
  const { id: invitationId, email, state, createdAt, expiresAt, usedAt } = invitation;
  const name = email ?? t("anybody");
  const when =
    usedAt === null ? t("until", { date: dayText(expiresAt, locale) }) : t("usedOn", { date: dayText(usedAt, locale) });
  return (
    <li className="flex items-center gap-3 border-b py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="truncate font-medium">{name}</span>
          <Tag>{t(`states.${state}`)}</Tag>
        </p>
        <p className="text-muted-foreground text-xs">
          {t("made", { date: dayText(createdAt, locale) })} · {when}
        </p>
      </div>
      {state === "open" ? (
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={t("revokeFor", { name })}
          onClick={() => act(() => api.admin.revoke({ invitationId }), t("revoked"))}
        >
          {t("revoke")}
        </Button>
      ) : null}
    </li>
  );
}
