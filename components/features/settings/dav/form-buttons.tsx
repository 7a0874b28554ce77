import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";

type FormButtonsProps = {
  of: "calendar" | "contacts";
  state: "idle" | "finding" | "saving";
  hasChoices: boolean;
  isConnected: boolean;
};

/** Saves what is chosen, and searches. */
export function FormButtons({ of, state, hasChoices, isConnected }: FormButtonsProps) {
  const t = useTranslations(`settings.${of}`);
  const tCalendar = useTranslations("settings.calendar");
  const tMailbox = useTranslations("settings.mailbox");
  return (
    <div className="flex flex-wrap gap-2">
      {hasChoices ? (
        <Button needsScript type="submit" variant="primary" disabled={state !== "idle"}>
          {state === "saving" ? tMailbox("saving") : isConnected ? tMailbox("save") : t("connect")}
        </Button>
      ) : null}
      <Button needsScript type="submit" value="find" variant={hasChoices ? "outline" : "primary"} disabled={state !== "idle"}>
        {state === "finding" ? tCalendar("finding") : t("find")}
      </Button>
    </div>
  );
}
