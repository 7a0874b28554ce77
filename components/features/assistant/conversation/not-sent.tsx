import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

type NotSentProps = { reason: string | null; onRetry: () => void; onRewrite: () => void };

/** Below a message that could not be sent. It is stored on the device until it is sent or discarded. */
export function NotSent({ reason, onRetry, onRewrite }: NotSentProps) {
  const t = useTranslations("assistant.notSent");
  return (
    <div role="alert" className="grid gap-1.5 text-xs">
      <p className="flex gap-1.5 text-danger">
        <Icon name="warning-circle" size="sm" className="mt-px" />
        <span>
          {t("title")} {reason}
        </span>
      </p>
      <div className="flex gap-1.5">
        <Button size="xs" onClick={onRetry}>
          {t("retry")}
        </Button>
        <Button size="xs" variant="ghost" onClick={onRewrite}>
          {t("edit")}
        </Button>
      </div>
    </div>
  );
}
