"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PROVIDER_NAMES } from "@/components/features/settings/ai/provider-names";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem, MenuRule } from "@/components/kit/ui/menu";
import { Dot, Tag } from "@/components/kit/ui/tag";
import { toast } from "@/components/kit/ui/toast";
import type { AiProvider } from "@/contracts/ai/providers";

const CAPABILITIES = ["structured", "json", "tools", "streaming", "pictures"] as const;

type ProviderLineProps = {
  provider: AiProvider;
  /** Whether requests go to this one. */
  isUsed: boolean;
  isTesting: boolean;
  problem: string | null;
  onTest: () => void;
  onChange: () => void;
};

/** One provider: what it is called, where it is, what its model can do, and what can be done with it. */
export function ProviderLine({ provider, isUsed, isTesting, problem, onTest, onChange }: ProviderLineProps) {
  const t = useTranslations("settings.ai.providers");
  const { label, managed, enabled, model, baseURL, apiKeyPreview } = provider;
  const facts = [
    PROVIDER_NAMES[provider.provider],
    model === label ? null : model,
    baseURL,
    apiKeyPreview ? t("keyEnds", { end: apiKeyPreview }) : null,
  ];
  return (
    <li className="flex items-start gap-3 border-b py-2.5 phone:flex-wrap">
      <div className="min-w-0 flex-1 phone:basis-full">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium [overflow-wrap:anywhere]">{label}</span>
          {isUsed ? <Tag>{t("used")}</Tag> : null}
          {provider.isDefault && !isUsed ? <Tag>{t("default")}</Tag> : null}
          {managed ? <Tag>{t("managed")}</Tag> : null}
          {provider.secondOpinion ? <Tag>{t("secondOpinion")}</Tag> : null}
          {enabled ? null : <Tag>{t("off")}</Tag>}
        </p>
        <p className="text-muted-foreground text-xs [overflow-wrap:anywhere]">{facts.filter(Boolean).join(", ")}</p>
        <div role="status" className="mt-1 text-xs">
          <TestState provider={provider} isTesting={isTesting} problem={problem} />
        </div>
      </div>
      <Button size="sm" disabled={isTesting} aria-label={t("testOf", { name: label })} onClick={onTest}>
        {t(isTesting ? "testing" : "test")}
      </Button>
      {managed ? null : <ProviderMenu provider={provider} onChange={onChange} />}
    </li>
  );
}

type TestStateProps = Pick<ProviderLineProps, "provider" | "isTesting" | "problem">;

/** What the last test found that the model can do, and what that means. */
function TestState({ provider, isTesting, problem }: TestStateProps) {
  const t = useTranslations("settings.ai.providers");
  const locale = useLocale();
  const { testStatus, testError, capabilities, lastTestedAt } = provider;
  if (isTesting) return <span className="text-muted-foreground">{t("testingText")}</span>;
  if (testStatus === "failed" || problem)
    return (
      <span className="flex gap-1.5 text-danger">
        <Icon name="warning-circle" size="sm" className="mt-px" />
        {/* What the server keeps of an earlier test is in its own language. */}
        {problem ? <span>{problem}</span> : <span lang={testError ? "en" : undefined}>{testError ?? t("failed")}</span>}
      </span>
    );
  if (testStatus === "untested" || !capabilities) return <span className="text-muted-foreground">{t("untested")}</span>;
  const can = CAPABILITIES.filter((one) => capabilities[one]);
  const cannot = CAPABILITIES.filter((one) => !capabilities[one]);
  const listed = (names: readonly (typeof can)[number][]) =>
    new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(names.map((one) => t(`can.${one}`)));
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 text-muted-foreground">
      <Dot state="success" />
      {t("passed", { when: lastTestedAt ? dayOf(lastTestedAt, locale, Date.now()) : "" })}{" "}
      {can.length > 0 ? t("canList", { list: listed(can) }) : t("canText")}{" "}
      {cannot.length > 0 && can.length > 0 ? t("cannotList", { list: listed(cannot) }) : null}
    </span>
  );
}

function ProviderMenu({ provider, onChange }: Pick<ProviderLineProps, "provider" | "onChange">) {
  const t = useTranslations("settings.ai.providers");
  const errorText = useAiErrorText();
  const { run } = useChange({ failure: "toast", refreshes: [queries.aiProviders.key()], explain: errorText });
  const [isAsking, setAsking] = useState(false);
  const { id, label, enabled, isDefault } = provider;

  async function act(work: Promise<unknown>, message: string | null = null) {
    await run(async () => {
      await work;
      if (message) toast(message);
    });
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="sm" shape="icon" aria-label={t("more", { name: label })}>
            <Icon name="dots-three" />
          </Button>
        }
      >
        <MenuItem icon="pencil-simple" onClick={onChange}>
          {t("change")}
        </MenuItem>
        {isDefault ? null : (
          <MenuItem icon="star" onClick={() => act(api.aiProviders.setDefault({ id }))}>
            {t("makeDefault")}
          </MenuItem>
        )}
        <MenuItem icon={enabled ? "eye-slash" : "eye"} onClick={() => act(api.aiProviders.update({ id, enabled: !enabled }))}>
          {t(enabled ? "turnOff" : "turnOn")}
        </MenuItem>
        <MenuRule />
        <MenuItem icon="link-break" onClick={() => setAsking(true)}>
          {t("disconnect")}
        </MenuItem>
      </Menu>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("disconnectTitle", { name: label })}
        description={t("disconnectText")}
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t("keep")}</Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false);
              void act(api.aiProviders.delete({ id }), t("disconnected", { name: label }));
            }}
          >
            {t("disconnect")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
