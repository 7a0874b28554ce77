"use client";

import { useTranslations } from "next-intl";
import { AnswerList } from "@/components/features/career/workspace/apply/answer-list";
import { CHECKLIST } from "@/components/features/career/workspace/apply/checklist-items";
import { SubmitPart } from "@/components/features/career/workspace/apply/submit-part";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { Checkbox } from "@/components/kit/ui/checkbox";

/** What has to be done before an application goes out: a checklist, the questions of the form, and that it is sent. */
export function ApplyTab(props: WorkProps) {
  const { workspace, edit } = props;
  const t = useTranslations("work.apply");
  const done = workspace.checklist;
  return (
    <>
      <WorkSection title={t("answers")} text={t("answersText")}>
        <AnswerList {...props} />
      </WorkSection>
      <WorkSection title={t("checklist")}>
        <p className="mb-1 text-muted-foreground">{t("done", { done: done.length, total: CHECKLIST.length })}</p>
        <ul className="grid">
          {CHECKLIST.map((item) => (
            <li key={item}>
              <Checkbox
                checked={done.includes(item)}
                onChange={(event) =>
                  edit(
                    "checklist",
                    CHECKLIST.filter((each) => (each === item ? event.target.checked : done.includes(each))),
                  )
                }
              >
                {t(`items.${item}`)}
              </Checkbox>
            </li>
          ))}
        </ul>
      </WorkSection>
      <SubmitPart {...props} />
    </>
  );
}
