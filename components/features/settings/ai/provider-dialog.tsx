"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { isLocalKind, PROVIDER_NAMES } from "@/components/features/settings/ai/provider-names";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, FieldError, Select, TextInput } from "@/components/kit/ui/field";
import { AI_PROVIDERS, type AiProvider, type AiProviderKind } from "@/contracts/ai/providers";
import { LIMITS } from "@/contracts/limits";

type ProviderDialogProps = {
  /** The provider to change; null connects a new one. */
  provider: AiProvider | null;
  onClose: () => void;
  onSaved: (provider: AiProvider) => void;
};

const bounds = LIMITS.aiProvider;
const isKind = (value: string): value is AiProviderKind => AI_PROVIDERS.some((kind) => kind === value);

/** Connects a provider or changes one. A stored key is never shown; an empty field keeps it. */
export function ProviderDialog({ provider, onClose, onSaved }: ProviderDialogProps) {
  const t = useTranslations("settings.ai.provider");
  const errorText = useAiErrorText();
  const { run, isBusy: busy, error } = useChange({ explain: errorText });
  const cache = useQueryClient();
  const [kind, setKind] = useState<AiProviderKind>(provider?.provider ?? "openai");
  const isLocal = isLocalKind(kind);
  const hasKey = provider !== null && provider.apiKeyFingerprint !== "";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? "").trim();
    const input = {
      provider: kind,
      model: read("model"),
      label: read("label") || PROVIDER_NAMES[kind],
      secondOpinion: fields.has("secondOpinion"),
    };
    const [apiKey, baseURL] = [read("apiKey"), read("baseURL") || null];
    await run(async () => {
      const saved = provider
        ? await api.aiProviders.update({ id: provider.id, ...input, baseURL, ...(apiKey === "" ? {} : { apiKey }) })
        : await api.aiProviders.create({ ...input, baseURL, apiKey });
      await cache.invalidateQueries({ queryKey: queries.aiProviders.key() });
      onSaved(saved);
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(provider ? "changeTitle" : "title")}
      description={t("text")}
      className="w-[520px]"
    >
      <form onSubmit={submit} className="mt-4 grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Field label={t("kind")}>
          {(ids) => (
            <Select {...ids} value={kind} onChange={(event) => isKind(event.target.value) && setKind(event.target.value)}>
              {AI_PROVIDERS.map((each) => (
                <option key={each} value={each}>
                  {PROVIDER_NAMES[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("model")} hint={t("modelHint")}>
          {(ids) => (
            <TextInput
              {...ids}
              name="model"
              required
              maxLength={bounds.model}
              defaultValue={provider?.model}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={t(isLocal ? "keyOptional" : "key")} hint={hasKey ? t("keyKept") : t("keyHint")} className="col-span-full">
          {(ids) => (
            <TextInput
              {...ids}
              name="apiKey"
              type="password"
              required={!isLocal && !hasKey}
              maxLength={LIMITS.apiKeyOfService}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          label={t(kind === "openai-compatible" ? "baseUrl" : "baseUrlOptional")}
          hint={isLocal ? t("localHint", { variable: "AI_ALLOWED_HOSTS" }) : t("baseUrlHint")}
          className="col-span-full"
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="baseURL"
              inputMode="url"
              required={kind === "openai-compatible"}
              maxLength={bounds.baseURL}
              defaultValue={provider?.baseURL ?? ""}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={t("label")} hint={t("labelHint", { name: PROVIDER_NAMES[kind] })} className="col-span-full">
          {(ids) => (
            <TextInput {...ids} name="label" maxLength={bounds.label} defaultValue={provider?.label} autoComplete="off" />
          )}
        </Field>
        <div className="col-span-full">
          <Checkbox name="secondOpinion" defaultChecked={provider?.secondOpinion} aria-describedby="second-opinion-hint">
            {t("secondOpinion")}
          </Checkbox>
          <p id="second-opinion-hint" className="text-muted-foreground text-xs">
            {t("secondOpinionHint")}
          </p>
        </div>
        {error ? (
          <div className="col-span-full">
            <FieldError>{error}</FieldError>
          </div>
        ) : null}
        <p className="col-span-full text-muted-foreground text-xs">{t("testText")}</p>
        <div className="col-span-full">
          <DialogActions>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button variant="primary" type="submit" disabled={busy}>
              {t(busy ? "saving" : provider ? "save" : "connect")}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
}
