"use client";

import { useTranslations } from "next-intl";
import { useFactsByIds } from "@/components/features/career/facts/fact-texts";
import { Labelled, Parts } from "@/components/features/career/saved/labelled";
import type { SavedOf } from "@/components/features/career/saved/use-saved";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";

type Fit = SavedOf<"fit">["data"];

const STATES: Record<Fit["requirements"][number]["status"], { icon: IconName; tone: string }> = {
  supported: { icon: "check", tone: "text-success" },
  partial: { icon: "minus", tone: "text-warning" },
  missing: { icon: "x", tone: "text-danger" },
};

/** The fit, requirement by requirement, with the facts that show it and the gaps that are there. */
export function FitContent({ item: { data } }: { item: SavedOf<"fit"> }) {
  const t = useTranslations("career.saved");
  const facts = useFactsByIds(data.requirements.flatMap(({ factIds }) => factIds));
  return (
    <div className="grid gap-4">
      <Parts>
        <Labelled label={data.headline}>{data.summary}</Labelled>
      </Parts>
      <ul aria-label={t("fit.requirements")} className="border-t">
        {data.requirements.map((requirement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a requirement has no id, and two may be equal.
          <li key={index} className="flex items-start gap-2 border-b py-2">
            <span className={`flex h-lh flex-none items-center ${STATES[requirement.status].tone}`}>
              <Icon name={STATES[requirement.status].icon} size="sm" />
            </span>
            <div className="min-w-0 max-w-[72ch] break-words">
              <p>
                <span className="font-medium">{requirement.text}</span>{" "}
                <span className="text-muted-foreground text-xs">
                  {t(`fit.states.${requirement.status}`)}
                  {requirement.origin === "inferred" ? `, ${t("fit.inferred")}` : ""}
                </span>
              </p>
              <p className="text-muted-foreground">{requirement.evidence}</p>
              {facts
                .filter(({ id }) => requirement.factIds.includes(id))
                .map(({ id, text }) => (
                  <p key={id} className="mt-1 border-s-2 ps-2 text-muted-foreground text-xs">
                    {text}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {data.checks.length > 0 ? (
        <ul aria-label={t("fit.checks")} className="grid gap-1.5">
          {data.checks.map(({ label, met, text }) => (
            <li key={label} className="max-w-[72ch] break-words">
              <span className="font-medium">{label}</span>{" "}
              <span className={met === null ? "text-warning" : met ? "text-success" : "text-danger"}>
                {t(met === null ? "fit.confirm" : met ? "fit.met" : "fit.notMet")}
              </span>
              <span className="block text-muted-foreground">{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {data.ask ? (
        <Parts>
          <Labelled label={t("fit.ask", { person: data.ask.person })}>{data.ask.text}</Labelled>
        </Parts>
      ) : null}
    </div>
  );
}
