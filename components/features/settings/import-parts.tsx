import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button, buttonLook } from "@/components/kit/ui/button";

type ProgressProps = { label: string; done: number; total: number; onCancel: () => void };

/** How far a step of an import is, with a way to stop it. */
export function ImportProgress({ label, done, total, onCancel }: ProgressProps) {
  const t = useTranslations("settings.data");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress aria-label={label} value={done} max={total} className="h-1.5 w-56 max-w-full accent-primary" />
      <span className="text-muted-foreground">
        {label} {t("importing", { done, total })}
      </span>
      <Button variant="ghost" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}

/** Where to continue after an import. */
export function AfterImport({ onAnother }: { onAnother: () => void }) {
  const t = useTranslations("settings.data");
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Link href="/documents" className={buttonLook({ variant: "primary" })}>
        {t("toDocuments")}
      </Link>
      <Button onClick={onAnother}>{t("another")}</Button>
    </div>
  );
}
