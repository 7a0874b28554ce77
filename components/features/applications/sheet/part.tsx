"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import type { ApplicationActions } from "@/components/features/applications/use-application-actions";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { Application } from "@/contracts/model/application";

export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTranslations("applications");
  return (
    <Button variant="ghost" size="sm" shape="icon" aria-label={t("close")} onClick={onClose}>
      <Icon name="x" />
    </Button>
  );
}

/** What every part of the sheet is given. */
export type PartProps = { application: Application; actions: ApplicationActions; now: number };

/** A part of the sheet under its heading. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b py-4 last:border-0">
      <div className="mb-2 flex min-h-6 items-center gap-2">
        <h3 id={id} className="flex-1 font-semibold text-sm">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
