import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";

/** Has the account compared now. */
export function CompareButton({ isComparing, onClick }: { isComparing: boolean; onClick: () => void }) {
  const t = useTranslations("settings.calendar");
  return (
    <Button size="sm" disabled={isComparing} onClick={onClick}>
      {t(isComparing ? "comparing" : "compareNow")}
    </Button>
  );
}
