"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FactPicker } from "@/components/features/career/facts/fact-picker";
import { useFactsByIds } from "@/components/features/career/facts/fact-texts";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { Application } from "@/contracts/model/application";
import type { Workspace } from "@/contracts/model/career/workspace";

type EvidenceMapProps = {
  application: Application;
  evidence: Workspace["evidence"];
  onChange: (evidence: Workspace["evidence"]) => void;
};

/** Each requirement with the fact that shows it. A requirement without one is marked as a gap. */
export function EvidenceMap({ application, evidence, onChange }: EvidenceMapProps) {
  const t = useTranslations("work.fit");
  const [choosing, setChoosing] = useState<string | null>(null);
  const requirements = [...new Set(application.requirements)];
  const facts = useFactsByIds(Object.values(evidence));
  if (requirements.length === 0) return <p className="text-muted-foreground">{t("noRequirements")}</p>;
  const shown = requirements.filter((requirement) => evidence[requirement] !== undefined).length;

  function remove(requirement: string) {
    const { [requirement]: _, ...others } = evidence;
    onChange(others);
  }

  return (
    <>
      <p className="mb-1">{t("shown", { shown, total: requirements.length })}</p>
      <ul className="border-t">
        {requirements.map((requirement) => {
          const factId = evidence[requirement];
          const fact = facts.find(({ id }) => id === factId);
          return (
            <li key={requirement} className="border-b py-2">
              <div className="flex items-start gap-2">
                <span className={`flex h-lh items-center ${factId ? "text-success" : "text-warning"}`}>
                  <Icon name={factId ? "check" : "minus"} size="sm" />
                </span>
                <p className="min-w-0 flex-1 break-words">
                  <span className="font-medium">{requirement}</span>
                  <span className="block text-muted-foreground">{factId ? (fact?.text ?? "…") : t("gap")}</span>
                </p>
                {factId ? (
                  <Button
                    size="xs"
                    variant="ghost"
                    aria-label={t("removeFrom", { requirement })}
                    onClick={() => remove(requirement)}
                  >
                    {t("remove")}
                  </Button>
                ) : (
                  <Button
                    size="xs"
                    variant="accent"
                    aria-expanded={choosing === requirement}
                    aria-label={t("chooseFor", { requirement })}
                    onClick={() => setChoosing(choosing === requirement ? null : requirement)}
                  >
                    {t("choose")}
                  </Button>
                )}
              </div>
              {choosing === requirement && !factId ? (
                <div className="ps-[22px]">
                  <FactPicker
                    label={t("chooseFor", { requirement })}
                    factIds={[]}
                    max={1}
                    isOpen
                    applicationId={application.id}
                    onChange={([id]) => {
                      if (id) onChange({ ...evidence, [requirement]: id });
                      setChoosing(null);
                    }}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
