"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { SettingsFacts } from "@/components/features/settings/account-facts";
import { Section } from "@/components/features/settings/section";
import { useConfirmation } from "@/components/features/settings/use-confirmation";
import { auth } from "@/components/kit/api/auth-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { settingsAddress } from "@/components/kit/shell/settings-parts";
import { elsewhere } from "@/components/kit/sign-in/providers";
import { Button } from "@/components/kit/ui/button";
import { Tag } from "@/components/kit/ui/tag";

/** External sign-in providers, if this instance offers any. */
export function LinkedSection({ facts }: { facts: SettingsFacts }) {
  const t = useTranslations("settings.linked");
  const { run } = useAccountChange({ failure: "toast" });
  const router = useRouter();
  const { answered, dialog } = useConfirmation();
  const sites = elsewhere(facts.providers);
  if (sites.length === 0) return null;

  function connect(provider: string) {
    const back = settingsAddress("linked");
    return run(() => answered(() => auth.linkSocial({ provider, callbackURL: back, errorCallbackURL: back })));
  }

  async function disconnect(providerId: string, name: string) {
    await run(
      async () => {
        const { data, error } = await auth.listAccounts();
        const account = data?.find((each) => each.providerId === providerId);
        // It may have been disconnected elsewhere.
        return account ? answered(() => auth.unlinkAccount({ accountId: account.id })) : { error };
      },
      t("disconnected", { name }),
    );
    router.refresh();
  }

  return (
    <Section id="linked" title={t("title")}>
      <ul className="mt-2 border-t">
        {sites.map(([id, name]) => {
          const isLinked = facts.linked.includes(id);
          // Without a password the last provider is the only way to sign in, so it cannot be removed.
          const isLast = isLinked && !facts.hasPassword && facts.linked.length === 1;
          return (
            <li key={id} className="flex items-center gap-3 border-b py-2.5">
              <span className="flex min-w-0 flex-1 items-center gap-2">
                <span className="truncate font-medium">{name}</span>
                {isLinked ? <Tag>{t(isLast ? "last" : "connected")}</Tag> : null}
              </span>
              {isLast ? null : isLinked ? (
                <Button variant="ghost" size="sm" aria-label={t("disconnectOf", { name })} onClick={() => disconnect(id, name)}>
                  {t("disconnect")}
                </Button>
              ) : (
                <Button size="sm" aria-label={t("connectOf", { name })} onClick={() => connect(id)}>
                  {t("connect")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {dialog}
    </Section>
  );
}
