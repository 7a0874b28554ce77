import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/kit/ui/checkbox";
import type { ImportReading } from "@/contracts/model/import-reading";

/** The other contents of the file to import. Only ticked ones are saved. */
export type AlsoRequested = { applications: boolean; preferences: boolean; answers: boolean };

export const NOTHING_REQUESTED: AlsoRequested = { applications: false, preferences: false, answers: false };

type AlsoFoundChoiceProps = {
  found: ImportReading["alsoFound"];
  choice: AlsoRequested;
  onChange: (requested: AlsoRequested) => void;
};

/** Offers what a file contains besides the resume. */
export function AlsoFoundChoice({ found, choice, onChange }: AlsoFoundChoiceProps) {
  const t = useTranslations("imports.also");
  const { applications, preferences, answers } = found;
  if (applications.length === 0 && answers.length === 0 && preferences === null) return null;
  const box = (name: keyof AlsoRequested) => ({
    checked: choice[name],
    onChange: (event: { target: { checked: boolean } }) => onChange({ ...choice, [name]: event.target.checked }),
  });
  return (
    <fieldset className="mb-4 grid gap-1 rounded-lg bg-card p-3 shadow-[inset_0_0_0_1px_var(--border)]">
      <legend className="float-start mb-1 font-medium">{t("title")}</legend>
      {applications.length > 0 ? (
        <Checkbox {...box("applications")}>{t("applications", { count: applications.length })}</Checkbox>
      ) : null}
      {preferences ? <Checkbox {...box("preferences")}>{t("preferences")}</Checkbox> : null}
      {answers.length > 0 ? <Checkbox {...box("answers")}>{t("answers", { count: answers.length })}</Checkbox> : null}
    </fieldset>
  );
}
