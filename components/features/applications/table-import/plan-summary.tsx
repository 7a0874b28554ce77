import { useLocale, useTranslations } from "next-intl";
import { localDayOf } from "@/components/features/applications/local-days";
import type { ImportPlan, PlannedRow } from "@/components/features/applications/table-import/import-plan";
import { saveFile } from "@/components/features/applications/table-import/save-file";
import type { ImportState } from "@/components/features/applications/table-import/use-import";
import { shortDay } from "@/components/features/applications/when";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import type { SkippedRow } from "@/domain/applications/table/read-rows";
import { writeTable } from "@/domain/tables/write-table";

type PlanSummaryProps = {
  plan: ImportPlan;
  fileName: string;
  headers: readonly string[];
  /** How many are to be added. */
  total: number;
  withDuplicates: boolean;
  state: ImportState;
  onDuplicates: (isOn: boolean) => void;
};

/** Rows named at most; the file of skipped rows has all. */
const SHOWN = 5;
const PREVIEW_ROWS = 3;
const PREVIEWED = ["company", "role", "status", "appliedAt", "source"] as const;

/** What an import adds, what it leaves out and why, and how far it is. */
export function PlanSummary({ plan, fileName, headers, total, withDuplicates, state, onDuplicates }: PlanSummaryProps) {
  const t = useTranslations("applicationImport");
  const duplicates = plan.rows.filter(({ duplicate }) => duplicate);
  const [first] = duplicates;
  return (
    <section aria-label={t("summary")} className="grid gap-3">
      <p className="font-medium">{t("toAdd", { count: total })}</p>
      <FirstRows rows={plan.rows.filter(({ duplicate }) => withDuplicates || !duplicate)} />
      {duplicates.length > 0 && first?.duplicate ? (
        <Checkbox
          checked={withDuplicates}
          onChange={(event) => onDuplicates(event.target.checked)}
          disabled={state.isRunning || state.done > 0}
        >
          {t("duplicates", { count: duplicates.length })}
          <span className="block text-muted-foreground text-xs">
            {t("duplicateOf", {
              number: first.number,
              company: first.duplicate.application.company,
              role: first.duplicate.application.role,
              reason: first.duplicate.reason === "job-id" ? "jobId" : first.duplicate.reason,
            })}
          </span>
        </Checkbox>
      ) : null}
      {plan.unknownStages.length > 0 ? (
        <p className="text-warning text-xs">{t("unknownStages", { words: plan.unknownStages.slice(0, SHOWN).join(", ") })}</p>
      ) : null}
      {plan.skipped.length > 0 ? <SkippedRows skipped={plan.skipped} fileName={fileName} headers={headers} /> : null}
      {state.isRunning || state.done > 0 ? (
        <div>
          <progress aria-label={t("progress")} value={state.done} max={total} className="block h-1.5 w-full accent-(--primary)" />
          <p role="status" className="mt-1 text-muted-foreground text-xs">
            {t("added", { done: state.done, total })}
          </p>
        </div>
      ) : null}
    </section>
  );
}

/** The first rows as they will become. */
function FirstRows({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useTranslations("applicationImport");
  const tStages = useTranslations("applications.stages");
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it.
    <div tabIndex={0} className="overflow-x-auto rounded-md border">
      <table className="w-full min-w-[480px] text-sm">
        <caption className="sr-only">{t("preview")}</caption>
        <thead>
          <tr className="border-b text-start text-muted-foreground text-xs">
            {PREVIEWED.map((field) => (
              <th key={field} scope="col" className="px-3 py-1.5 text-start font-medium">
                {t(`fields.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, PREVIEW_ROWS).map(({ number, item }) => (
            <tr key={number} className="border-b last:border-0">
              <th scope="row" className="max-w-40 truncate px-3 py-1.5 text-start font-medium">
                {item.company}
              </th>
              <td className="max-w-48 truncate px-3 py-1.5">{item.role}</td>
              <td className="px-3 py-1.5">{tStages(item.status ?? "saved")}</td>
              <td className="whitespace-nowrap px-3 py-1.5 tabular-nums">
                {item.appliedAt ? shortDay(localDayOf(new Date(item.appliedAt).toISOString()), locale, Date.now()) : ""}
              </td>
              <td className="max-w-40 truncate px-3 py-1.5">{item.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SkippedRows({
  skipped,
  fileName,
  headers,
}: {
  skipped: readonly SkippedRow[];
  fileName: string;
  headers: readonly string[];
}) {
  const t = useTranslations("applicationImport");
  const tFields = useTranslations("applicationImport.fields");
  const reasonOf = ({ reason, field }: SkippedRow) => {
    const known = field?.split(".")[0] ?? "";
    return t(`reasons.${reason}`, { field: tFields.has(known as "company") ? tFields(known as "company") : known });
  };

  function save() {
    const rows = skipped.map((row) => [String(row.number), reasonOf(row), ...row.cells]);
    saveFile(writeTable([t("row"), t("reason"), ...headers], rows), `${fileName.replace(/\.\w+$/, "")} ${t("skippedFile")}.csv`);
  }

  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {t("skipped", { count: skipped.length })}
        <Button variant="accent" size="xs" onClick={save}>
          {t("saveSkipped")}
        </Button>
      </p>
      <ul className="mt-1 text-muted-foreground text-xs">
        {skipped.slice(0, SHOWN).map((row) => (
          <li key={row.number}>{t("skippedRow", { number: row.number, reason: reasonOf(row) })}</li>
        ))}
      </ul>
    </div>
  );
}
