"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import { ChooseFile } from "@/components/features/applications/table-import/choose-file";
import { ColumnList } from "@/components/features/applications/table-import/column-list";
import { type OpenTable, openTable, planImport } from "@/components/features/applications/table-import/import-plan";
import { PlanSummary } from "@/components/features/applications/table-import/plan-summary";
import { useImport } from "@/components/features/applications/table-import/use-import";
import { useApplications } from "@/components/features/applications/use-applications";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";

/** Adds applications from a CSV file: which column is which, what would be added, what is left out and why. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("applicationImport");
  const locale = useLocale();
  const { data: all } = useApplications();
  const [open, setOpen] = useState<OpenTable | null>(null);
  const [notATable, setNotATable] = useState<string | null>(null);
  const [withDuplicates, setWithDuplicates] = useState(false);
  const { state, run } = useImport();
  const deferredQuery = useDeferredValue(open);
  // What is planned stays as it was while rows are being added, though the list of applications grows.
  const [before, setBefore] = useState(all);
  if (before === undefined && all !== undefined) setBefore(all);
  const plan = useMemo(
    () => (deferredQuery ? planImport(deferredQuery, before ?? [], locale) : null),
    [deferredQuery, before, locale],
  );
  const items = useMemo(
    () => plan?.rows.filter(({ duplicate }) => withDuplicates || !duplicate).map(({ item }) => item) ?? [],
    [plan, withDuplicates],
  );

  async function take(file: File) {
    const table = await openTable(file);
    setOpen(table ?? null);
    setNotATable(table ? null : file.name);
  }

  async function start() {
    if (!(await run(items))) return;
    toast(t("done", { count: items.length }));
    if (plan?.skipped.length === 0) onClose();
  }

  const isDone = items.length > 0 && state.done === items.length;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !state.isRunning && onClose()}
      title={t("title")}
      description={open ? undefined : t("text")}
      className={open ? "w-[720px]" : "w-[520px]"}
      focus="first"
    >
      {open && plan ? (
        <div className="mt-4 grid gap-5">
          <ColumnList
            open={open}
            isDisabled={state.isRunning || state.done > 0}
            onMatch={(match) => setOpen({ ...open, match })}
          />
          <PlanSummary
            {...{ plan, withDuplicates, state }}
            fileName={open.fileName}
            headers={open.table.headers}
            total={items.length}
            onDuplicates={setWithDuplicates}
          />
        </div>
      ) : (
        <ChooseFile onFile={(file) => void take(file)} />
      )}
      {notATable ? <FieldError>{t("notATable", { name: notATable })}</FieldError> : null}
      {state.error ? (
        <FieldError>{t("stopped", { done: state.done, total: items.length, reason: state.error })}</FieldError>
      ) : null}
      <DialogActions>
        {open && state.done === 0 ? (
          <Button onClick={() => setOpen(null)} disabled={state.isRunning}>
            {t("otherFile")}
          </Button>
        ) : null}
        <Button onClick={onClose} disabled={state.isRunning}>
          {t(isDone ? "close" : "cancel")}
        </Button>
        {open && !isDone ? (
          <Button variant="primary" onClick={() => void start()} disabled={items.length === 0 || state.isRunning}>
            {state.isRunning ? t("running") : t(state.error ? "goOn" : "start", { count: items.length - state.done })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
