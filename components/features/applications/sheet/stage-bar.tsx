"use client";

import { useLocale, useTranslations } from "next-intl";
import { localDayOf } from "@/components/features/applications/local-days";
import type { PartProps } from "@/components/features/applications/sheet/part";
import { stageMoments } from "@/components/features/applications/stage-moves";
import { useTracker } from "@/components/features/applications/tracker-context";
import { shortDay } from "@/components/features/applications/when";
import { useChange } from "@/components/kit/api/use-change";
import { classNames } from "@/components/kit/ui/class-names";
import { Field, Select } from "@/components/kit/ui/field";
import { CLOSED_REASONS, type ClosedReason, STAGES } from "@/contracts/model/stages";

/** How far the application has come, with dates; a press moves it. */
export function StageBar({ application, actions, now }: PartProps) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { run } = useChange({ failure: "toast" });
  const { move } = useTracker();
  const moments = stageMoments(application.activity);
  const current = STAGES.indexOf(application.status);

  async function setReason(reason: string) {
    await run(async () => {
      await actions.change(application.id, { closedReason: reason === "" ? null : (reason as ClosedReason) });
    });
  }

  return (
    <>
      <fieldset className="mt-4 mb-1 grid grid-cols-[repeat(6,auto)] gap-[3px]">
        <legend className="sr-only">{t("stage")}</legend>
        {STAGES.map((stage, index) => {
          const at = moments[stage];
          const isDone = application.status === "closed" ? at !== undefined : index <= current;
          return (
            <button
              key={stage}
              type="button"
              aria-pressed={stage === application.status}
              onClick={() => move(application, stage)}
              className={classNames(
                "flex min-h-11 min-w-0 flex-col items-start border-border-strong border-t-2 pt-1.5 text-start text-2xs text-subtle-foreground hover:border-foreground hover:text-foreground",
                isDone && "border-primary-ink text-muted-foreground",
                stage === application.status && "font-semibold text-foreground",
              )}
            >
              <span className="block max-w-full hyphens-auto [overflow-wrap:anywhere]">{t(`stages.${stage}`)}</span>
              {at && isDone ? (
                <span className="block max-w-full truncate font-normal">{shortDay(localDayOf(at), locale, now)}</span>
              ) : null}
            </button>
          );
        })}
      </fieldset>
      {application.status === "closed" ? (
        <Field label={t("closing.reason")} className="pb-4">
          {(ids) => (
            <Select {...ids} value={application.closedReason ?? ""} onChange={(event) => setReason(event.target.value)}>
              <option value="">{t("closing.unknown")}</option>
              {CLOSED_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`reasons.${reason}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </>
  );
}
