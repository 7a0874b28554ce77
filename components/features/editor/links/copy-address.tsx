"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";

/** Copies an address; where the browser refuses, says how else. */
export function CopyAddress({ address }: { address: string }) {
  const t = useTranslations("editor.share");
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast(t("copied"));
    } catch {
      toast(t("copyFailed"));
    }
  }
  return (
    <Button size="sm" onClick={copy}>
      <Icon name="copy" />
      {t("copy")}
    </Button>
  );
}
