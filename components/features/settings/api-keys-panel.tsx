"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ApiKeyLine } from "@/components/features/settings/api-key-line";
import { API_KEYS } from "@/components/features/settings/api-keys-cache";
import { NewKeyDialog } from "@/components/features/settings/new-key-dialog";
import { OnDemand } from "@/components/features/settings/on-demand";
import { ProgramsSection } from "@/components/features/settings/programs-section";
import { useConfirmation } from "@/components/features/settings/use-confirmation";
import { WebhooksSection } from "@/components/features/settings/webhooks/webhooks-section";
import { auth } from "@/components/kit/api/auth-client";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { useIsAdmin } from "@/components/kit/shell/is-admin";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, Select, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

const EXPIRY_DAYS = { "30": 30, "90": 90, never: null } as const;
const DAY_SECONDS = 24 * 3600;
const ACCESS = ["read", "full", "admin"] as const;

/** API keys for programs that act for this person, and programs that were allowed to without one. */
export function ApiKeysPanel() {
  const t = useTranslations("settings.keys");
  const { data: keys } = useQuery({
    queryKey: API_KEYS,
    queryFn: async () => {
      const answer = await auth.apiKey.list({ query: { sortBy: "createdAt", sortDirection: "desc" } });
      if (answer.error) throw new Error(answer.error.code);
      return answer.data.apiKeys;
    },
  });
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-muted-foreground">
        {t.rich("text", {
          link: (text) => (
            <a href="/api/openapi" className="link">
              {text}
            </a>
          ),
        })}
      </p>
      {keys && keys.length > 0 ? (
        <ul className="mb-5 border-t">
          {keys.map((key) => (
            <ApiKeyLine key={key.id} apiKey={key} />
          ))}
        </ul>
      ) : null}
      <OnDemand label={t("create")}>
        <CreateKey />
      </OnDemand>
      <div className="mt-10">
        <ProgramsSection />
      </div>
      <div className="mt-10">
        <WebhooksSection />
      </div>
    </>
  );
}

function CreateKey() {
  const t = useTranslations("settings.keys");
  const { run, isBusy: busy, error } = useChange({ refreshes: [API_KEYS] });
  const isAdmin = useIsAdmin();
  const { called, dialog } = useConfirmation();
  const [fresh, setFresh] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const days = EXPIRY_DAYS[fields.get("expiry") as keyof typeof EXPIRY_DAYS];
    await run(async () => {
      const input = {
        name: String(fields.get("name")).trim(),
        expiresIn: days === null ? null : days * DAY_SECONDS,
        access: ACCESS.find((each) => each === fields.get("access")) ?? "read",
      } as const;
      const { key } = await called(() => api.account.createApiKey(input));
      setFresh(key);
      form.reset();
    });
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_140px_160px_auto] items-end gap-3 phone:grid-cols-1">
      <Field label={t("name")}>{(ids) => <TextInput {...ids} name="name" required maxLength={LIMITS.apiKeyName.max} />}</Field>
      <Field label={t("expiry")}>
        {(ids) => (
          <Select {...ids} name="expiry" defaultValue="90">
            <option value="30">{t("days", { count: 30 })}</option>
            <option value="90">{t("days", { count: 90 })}</option>
            <option value="never">{t("never")}</option>
          </Select>
        )}
      </Field>
      <Field label={t("access")}>
        {(ids) => (
          <Select {...ids} name="access" defaultValue="read">
            <option value="read">{t("read")}</option>
            <option value="full">{t("full")}</option>
            {isAdmin ? <option value="admin">{t("admin")}</option> : null}
          </Select>
        )}
      </Field>
      <Button needsScript type="submit" disabled={busy}>
        {t(busy ? "creating" : "create")}
      </Button>
      {error ? <FieldError>{error}</FieldError> : null}
      {dialog}
      {fresh ? <NewKeyDialog apiKey={fresh} onClose={() => setFresh(null)} /> : null}
    </form>
  );
}
