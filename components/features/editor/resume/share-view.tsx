import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { FieldError } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { PUBLIC_VIEWS } from "@/contracts/model/resume/design-choices";

/** What visitors of the public page see first. Without a choice, the template decides. */
export function ShareView() {
  const t = useTranslations("editor.share");
  const { id, isLocked } = useResumeEditor((state) => state.card);
  const query = queries.resumes.publicView.queryOptions({ input: { id } });
  const { data } = useQuery(query);
  const { run, error } = useChange({ refreshes: [query.queryKey] });
  if (!data) return null;
  return (
    <div className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{t("first")}</span>
        <fieldset disabled={isLocked} className="min-w-0">
          <Segmented
            label={t("first")}
            value={data.view}
            options={PUBLIC_VIEWS.map((view) => ({ value: view, label: t(`firstViews.${view}`) }))}
            onChange={(chosen) => void run(() => api.resumes.choosePublicView({ id, chosen }))}
          />
        </fieldset>
      </div>
      <p className="mt-1 text-muted-foreground text-xs">{t("firstNote")}</p>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
