import { useTranslations } from "next-intl";
import { AI_SETTINGS } from "@/components/kit/ai/use-ai";

/** What takes the place of an AI control while no model is connected: what is missing, and where to connect it. */
export function NeedsAi({ what, className }: { what: string; className?: string }) {
  const t = useTranslations("ai");
  return (
    <p className={className ?? "text-muted-foreground text-sm"}>
      {t.rich("needs", {
        what,
        link: (text) => (
          <a href={AI_SETTINGS} className="link">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
