"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { AddForm } from "@/components/features/applications/quick-add/add-form";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { Dialog } from "@/components/kit/ui/dialog";
import { toast } from "@/components/kit/ui/toast";

/** Adds an application from any screen. */
export function QuickAddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("applications");
  const router = useRouter();

  function added({ id, company }: { id: string; company: string }) {
    toast(t("quickAdd.added", { company }), { label: t("open"), onClick: () => router.push(`${FOLDER}/${id}`) });
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("quickAdd.title")} className="w-[560px]" focus="field">
      <AddForm onAdded={added} onCancel={onClose} />
    </Dialog>
  );
}
