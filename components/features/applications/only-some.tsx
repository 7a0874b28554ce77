import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** Shows that only the applications behind a number are listed, with a button to list all. */
export function OnlySome({ title, onClear }: { title: string; onClear: () => void }) {
  const t = useTranslations("applicationInsights");
  return (
    <p
      role="status"
      className="mx-6 mb-3 flex flex-none items-center gap-2 rounded-md bg-primary-soft px-3 py-1.5 text-primary-soft-foreground phone:mx-4"
    >
      <span className="min-w-0 flex-1 truncate">{t("showing", { title })}</span>
      <Button variant="ghost" size="xs" onClick={onClear}>
        <Icon name="x" size="sm" />
        {t("showAll")}
      </Button>
    </p>
  );
}
