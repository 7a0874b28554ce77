"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { NewKeyDialog } from "@/components/features/settings/new-key-dialog";
import { OnDemand } from "@/components/features/settings/on-demand";
import { Section } from "@/components/features/settings/section";
import { WebhookLine } from "@/components/features/settings/webhooks/webhook-line";
import { api, queries } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { EVENT_SUBJECTS } from "@/contracts/events/events";
import { LIMITS } from "@/contracts/limits";

/** Addresses to which changes are sent, with what was sent there. */
export function WebhooksSection() {
  const t = useTranslations("settings.webhooks");
  const { data: webhooks, isError } = useQuery(queries.webhooks.list.queryOptions());
  return (
    <Section id="webhooks" title={t("title")} text={t("text")}>
      {isError ? <p className="mb-4 text-muted-foreground">{t("failed")}</p> : null}
      {webhooks && webhooks.length > 0 ? (
        <ul className="mb-5 border-t">
          {webhooks.map((webhook) => (
            <WebhookLine key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      ) : null}
      <OnDemand label={t("create")}>
        <CreateWebhook />
      </OnDemand>
    </Section>
  );
}

function CreateWebhook() {
  const t = useTranslations("settings.webhooks");
  const { run, isBusy, error } = useChange({
    refreshes: [queries.webhooks.key()],
    explain: (error) => (failureOf(error) === "BAD_REQUEST" ? t("undeliverable") : null),
  });
  const [secret, setSecret] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const subjects = EVENT_SUBJECTS.filter((subject) => fields.get(subject) !== null);
    await run(async () => {
      if (subjects.length === 0) throw new Refusal(t("noSubjects"));
      const made = await api.webhooks.create({ url: String(fields.get("url")).trim(), subjects });
      setSecret(made.secret);
      form.reset();
    });
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 phone:grid-cols-1">
        <Field label={t("url")}>
          {(ids) => (
            <TextInput
              {...ids}
              name="url"
              type="url"
              required
              pattern="https?://.+"
              maxLength={LIMITS.webhook.url}
              inputMode="url"
            />
          )}
        </Field>
        <Button needsScript type="submit" disabled={isBusy}>
          {t(isBusy ? "creating" : "create")}
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">{t("subjects")}</legend>
        {EVENT_SUBJECTS.map((subject) => (
          <Checkbox key={subject} name={subject} defaultChecked>
            {t(`of.${subject}`)}
          </Checkbox>
        ))}
      </fieldset>
      {error ? <FieldError>{error}</FieldError> : null}
      {secret ? (
        <NewKeyDialog apiKey={secret} title={t("secretTitle")} text={t("secretText")} onClose={() => setSecret(null)} />
      ) : null}
    </form>
  );
}
