"use client";

import { useTranslations } from "next-intl";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf } from "@/components/features/editor/core/store";
import { choose } from "@/components/features/editor/resume/check/check-edits";
import { findingPlace } from "@/components/features/editor/resume/check/finding-place";
import { useFindingText } from "@/components/features/editor/resume/check/finding-text";
import { usePageRepair } from "@/components/features/editor/resume/check/use-page-repair";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { takeOver } from "@/components/features/editor/saving/take-over";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { toast } from "@/components/kit/ui/toast";
import type { CheckSeverity } from "@/contracts/model/check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { fixOf } from "@/domain/check/fix";
import type { WholeFinding } from "@/domain/check/whole-report";

const LOOKS = {
  error: { icon: "x-circle", tone: "text-danger" },
  warning: { icon: "warning", tone: "text-warning" },
  info: { icon: "warning-circle", tone: "text-muted-foreground" },
} as const satisfies Record<CheckSeverity, { icon: IconName; tone: string }>;

type FindingRowProps = { data: ResumeData; finding: WholeFinding; isIgnored: boolean; onShow: (finding: WholeFinding) => void };

/** One finding: severity, place, description, and its two actions. */
export function FindingRow({ data, finding, isIgnored, onShow }: FindingRowProps) {
  const t = useTranslations("editor.check");
  const store = useResumeStore();
  const headingOf = useSectionHeadings();
  const textOf = useFindingText();
  const tFile = useTranslations("pdfCheck");
  const pagesOf = ({ places }: WholeFinding) => {
    const pages = [...new Set(places.map(({ page }) => page))];
    return pages.length === 0 ? "" : tFile("onPages", { count: pages.length, pages: pages.join(", ") });
  };
  const { icon, tone } = LOOKS[finding.severity];
  const place = findingPlace(data, finding);
  const heading = place ? headingOf(data, place.sectionId) : "";
  const where = place?.entry ? t("place", { section: heading, entry: place.entry }) : heading || pagesOf(finding);
  const { text, advice } = textOf(finding);

  const operations = isIgnored ? null : fixOf(data, finding);
  const repairPage = usePageRepair();
  const hasFix = operations !== null || (!isIgnored && finding.repair !== undefined);

  async function fix() {
    if (finding.repair !== undefined) return repairPage(finding.repair, finding.key);
    // Patching is loaded on demand.
    const [{ applyPatch }, { normaliseResumeData }] = await Promise.all([
      import("@/domain/patch/apply"),
      import("@/domain/normalise/resume"),
    ]);
    const state = store.getState();
    const result = operations && applyPatch(documentOf(state), operations);
    if (!result?.ok) return;
    state.edit(label("fixFinding", finding.key), (draft) => takeOver(draft, normaliseResumeData(result.data)));
    toast(t("fixed", { finding: text }), { label: t("undo"), onClick: () => store.getState().undo() });
  }

  function decide() {
    const name = isIgnored ? "showFinding" : "ignoreFinding";
    store.getState().edit(label(name, finding.key), (draft) => choose(draft, "ignored", finding.key, !isIgnored));
  }

  return (
    <li className="border-b pt-2.5 pb-1.5 text-sm last:border-b-0">
      <p className="flex items-center gap-1.5 text-xs">
        <span className={`inline-flex items-center gap-1 ${tone}`}>
          <Icon name={icon} size="sm" />
          {t(`severity.${finding.severity}`)}
        </span>
        <span className="min-w-0 flex-1 truncate text-muted-foreground">{where}</span>
      </p>
      <p className="mt-0.5 [overflow-wrap:anywhere]">{text}</p>
      {advice ? <p className="text-muted-foreground [overflow-wrap:anywhere]">{advice}</p> : null}
      <div className="-ms-2 mt-0.5 flex gap-1">
        <Button
          variant="accent"
          size="xs"
          className="font-normal"
          aria-label={t("goToOf", { finding: text })}
          onClick={() => onShow(finding)}
        >
          {t("goTo")}
        </Button>
        {hasFix ? (
          <Button
            variant="accent"
            size="xs"
            className="font-normal"
            aria-label={t("fixOf", { finding: text })}
            onClick={() => void fix()}
          >
            {t("fix")}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="xs"
          className="font-normal"
          aria-label={t(isIgnored ? "considerOf" : "ignoreOf", { finding: text })}
          onClick={decide}
        >
          {t(isIgnored ? "consider" : "ignore")}
        </Button>
      </div>
    </li>
  );
}
