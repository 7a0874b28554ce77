"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { Section } from "@/components/features/settings/section";
import { UsernameForm } from "@/components/features/settings/username-form";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { Button } from "@/components/kit/ui/button";
import { toast } from "@/components/kit/ui/toast";

/** The name in public addresses, and the way to another one. */
export function UsernameSection({ viewer }: { viewer: ViewerProps }) {
  const t = useTranslations("settings.account");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  // Known in the browser only: the same server may have several addresses.
  const origin = useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => "",
  );
  const { username } = viewer;

  function changed(name: string) {
    setOpen(false);
    toast(username === null ? t("usernameFirst", { name }) : t("usernameSaved", { name, former: username }));
    router.refresh();
  }

  return (
    <Section id="username" title={t("username")}>
      {username === null ? null : (
        <>
          <p className="truncate">{username}</p>
          <p className="text-muted-foreground text-xs [overflow-wrap:anywhere]">
            {t("addressHint", { address: `${origin}/${username}/…` })}
          </p>
        </>
      )}
      {isOpen ? (
        <UsernameForm present={username} onChanged={changed} onCancel={() => setOpen(false)} />
      ) : (
        <Button needsScript className="mt-3" onClick={() => setOpen(true)}>
          {t("usernameChange")}
        </Button>
      )}
    </Section>
  );
}
