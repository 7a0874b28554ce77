"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Section } from "@/components/features/settings/section";
import { Button } from "@/components/kit/ui/button";

const TurnOnDialog = dynamic(async () => (await import("@/components/features/settings/two-factor-on-dialog")).TwoFactorOnDialog);
const TurnOffDialog = dynamic(
  async () => (await import("@/components/features/settings/two-factor-off-dialog")).TwoFactorOffDialog,
);
const NewCodesDialog = dynamic(async () => (await import("@/components/features/settings/new-codes-dialog")).NewCodesDialog);

/** The second step of signing in: on, off, and new backup codes. */
export function TwoFactorSection({ isOn, hasPassword }: { isOn: boolean; hasPassword: boolean }) {
  const t = useTranslations("settings.twoFactor");
  const router = useRouter();
  const [open, setOpen] = useState<"on" | "off" | "codes" | null>(null);

  function close() {
    setOpen(null);
    router.refresh();
  }

  return (
    <Section id="two-factor" title={t("title")} text={t(isOn ? "on" : hasPassword ? "off" : "noPassword")}>
      {isOn ? (
        <div className="flex flex-wrap gap-2">
          <Button needsScript onClick={() => setOpen("codes")}>
            {t("newCodes")}
          </Button>
          <Button needsScript variant="danger-outline" onClick={() => setOpen("off")}>
            {t("turnOff")}
          </Button>
        </div>
      ) : hasPassword ? (
        <Button needsScript onClick={() => setOpen("on")}>
          {t("turnOn")}
        </Button>
      ) : null}
      {open === "on" ? <TurnOnDialog onClose={close} /> : null}
      {open === "off" ? <TurnOffDialog onClose={close} /> : null}
      {open === "codes" ? <NewCodesDialog onClose={close} /> : null}
    </Section>
  );
}
