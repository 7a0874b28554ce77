import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** Sharing, in the bar of a phone. */
export function ShareIcon({ onClick }: { onClick: () => void }) {
  const t = useTranslations("editor.share");
  return (
    <Button variant="ghost" shape="icon" aria-label={t("title")} onClick={onClick}>
      <Icon name="share-network" className="phone:size-5" />
    </Button>
  );
}
