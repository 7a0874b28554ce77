"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { OnDemand } from "@/components/features/settings/on-demand";
import { Section } from "@/components/features/settings/section";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, Select, TextInput } from "@/components/kit/ui/field";
import { Dot, Tag } from "@/components/kit/ui/tag";
import { WEB_PROVIDERS, type WebProvider } from "@/contracts/applications/web-access";
import { LIMITS } from "@/contracts/limits";

const NAMES: Record<WebProvider, string> = { firecrawl: "Firecrawl", tavily: "Tavily", exa: "Exa" };

type Found = Awaited<ReturnType<typeof api.webAccess.test>>;

/** The provider that searches the web for postings. Links are read without one. */
export function WebAccessSection() {
  const t = useTranslations("settings.ai.web");
  const tProviders = useTranslations("settings.ai.providers");
  const errorText = useErrorText();
  const { run, isBusy: isTesting, error: problem } = useChange();
  const disconnection = useChange({ failure: "toast", refreshes: [queries.webAccess.key()] });
  const { data, error } = useQuery(queries.webAccess.read.queryOptions());
  const [found, setFound] = useState<Found | null>(null);

  async function test() {
    setFound(null);
    await run(async () => {
      setFound(await api.webAccess.test());
    });
  }

  const disconnect = () =>
    disconnection.run(async () => {
      await api.webAccess.delete();
      setFound(null);
    }, t("disconnected"));

  const provider = data?.provider ?? null;
  return (
    <Section id="web-access" title={t("title")} text={t(data?.managed ? "managedText" : "text")}>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {provider ? (
        <div className="mb-4 flex items-start gap-3 border-y py-2.5 phone:flex-wrap">
          <div className="min-w-0 flex-1 phone:basis-full">
            <p className="flex items-center gap-2">
              <span className="font-medium">{NAMES[provider]}</span>
              {data?.managed ? <Tag>{t("managed")}</Tag> : null}
            </p>
            <div role="status" className="mt-1 text-muted-foreground text-xs">
              {isTesting ? t("testingText") : null}
              {found ? (
                <>
                  <ProbeLine name={t("search")} probe={found.search} />
                  <ProbeLine name={t("read")} probe={found.read} />
                </>
              ) : null}
              {!isTesting && !found ? (problem ?? t("untested")) : null}
            </div>
          </div>
          <Button size="sm" disabled={isTesting} aria-label={t("testOf", { name: NAMES[provider] })} onClick={test}>
            {t(isTesting ? "testing" : "test")}
          </Button>
          {data?.canSave ? (
            <Button size="sm" variant="ghost" onClick={disconnect}>
              {t("disconnect")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {data?.canSave ? (
        <OnDemand key={provider} label={provider ? t("replace") : tProviders("connect")}>
          <ConnectForm connected={provider} onSaved={test} />
        </OnDemand>
      ) : null}
    </Section>
  );
}

/** Search and reading are tested separately, each with its result. */
function ProbeLine({ name, probe }: { name: string; probe: Found["search"] }) {
  const t = useTranslations("settings.ai.web");
  const locale = useLocale();
  return (
    <span className="flex items-baseline gap-1.5">
      <Dot state={probe.success ? "success" : "danger"} />
      <span>
        {t(probe.success ? "works" : "fails", { name })}
        {/* The server has one language. */}
        {probe.error ? <span lang={locale.startsWith("en") ? undefined : "en"}> {probe.error}</span> : null}
      </span>
    </span>
  );
}

function ConnectForm({ connected, onSaved }: { connected: WebProvider | null; onSaved: () => void }) {
  const t = useTranslations("settings.ai.web");
  const { run, isBusy: busy, error } = useChange();
  const cache = useQueryClient();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const provider = WEB_PROVIDERS.find((name) => name === fields.get("provider")) ?? "tavily";
    await run(async () => {
      await api.webAccess.save({ provider, apiKey: String(fields.get("apiKey")) });
      form.reset();
      await cache.invalidateQueries({ queryKey: queries.webAccess.key() });
      onSaved();
    });
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[160px_minmax(0,1fr)_auto] items-end gap-3 phone:grid-cols-1">
      <Field label={t("provider")}>
        {(ids) => (
          <Select {...ids} name="provider" defaultValue={connected ?? "tavily"}>
            {WEB_PROVIDERS.map((name) => (
              <option key={name} value={name}>
                {NAMES[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("key")}>
        {(ids) => (
          <TextInput
            {...ids}
            name="apiKey"
            type="password"
            required
            maxLength={LIMITS.apiKeyOfService}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button needsScript type="submit" disabled={busy}>
        {t(connected ? "replace" : "connect")}
      </Button>
      {error ? (
        <div className="col-span-full">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </form>
  );
}
