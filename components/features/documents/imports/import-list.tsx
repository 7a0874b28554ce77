"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ImportRow } from "@/components/features/documents/imports/import-row";
import type { StoredImport } from "@/components/features/documents/imports/import-store";
import { hasAlsoFound } from "@/components/features/documents/imports/read-import";
import type { Imports } from "@/components/features/documents/imports/use-imports";
import { useChange } from "@/components/kit/api/use-change";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { DropCover } from "@/components/kit/ui/drop-cover";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { useFileDrop } from "@/components/kit/ui/use-file-drop";
import { LIMITS } from "@/contracts/limits";

type ImportListProps = { all: Imports; imports: readonly StoredImport[]; onOpen: (id: string) => void };

/** Every chosen file with its result. All that were read are imported together; the others stay with their reason. */
export function ImportList({ all, imports, onOpen }: ImportListProps) {
  const t = useTranslations("imports");
  const tNew = useTranslations("documents.newDialog");
  const inputId = useId();
  const { run, isBusy, error } = useChange();
  const [excess, setExcess] = useState<string | null>(null);
  const [isClosing, setClosing] = useState(false);
  // What is there already, or twice in the list, or is an edited copy, or brings more than a resume, is imported only from its own review.
  const twinOf = (stored: StoredImport) =>
    imports.find((each) => each.addedAt < stored.addedAt && each.reading && each.reading.fileHash === stored.reading?.fileHash);
  const isCopy = (each: StoredImport) => (each.reading?.duplicates.length ?? 0) > 0 || twinOf(each) !== undefined;
  const isReturned = ({ copy }: StoredImport) => copy != null && "merge" in copy;
  const hasMore = ({ reading }: StoredImport) => reading != null && hasAlsoFound(reading);
  const ready = imports.filter((each) => each.state === "read" && !isCopy(each) && !isReturned(each) && !hasMore(each));
  const made = imports.filter((each) => each.state === "imported");
  const isReading = imports.some((each) => each.state === "waiting");
  const unfinished = imports.some((each) => each.state !== "imported");

  function take(files: readonly File[]) {
    const tooMany = all.add(files);
    setExcess(tooMany > 0 ? t("tooMany", { count: tooMany, max: LIMITS.importFiles }) : null);
  }
  const isOver = useFileDrop((files) => take(files), !isClosing);

  async function importAll() {
    setExcess(null);
    await run(async () => {
      const failures: unknown[] = [];
      for (const each of ready) await all.importOne(each).catch((thrown: unknown) => failures.push(thrown));
      if (failures.length > 0) throw failures.at(-1);
    });
  }

  async function close() {
    await all.drop(imports.map((each) => each.id));
    window.location.assign("/documents");
  }

  return (
    <main className="mx-auto max-w-[900px] px-10 py-6 pb-28 phone:px-4">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="min-w-0 flex-1 font-semibold phone:basis-full text-xl tracking-tight">{t("title")}</h1>
        <Button onClick={() => (unfinished ? setClosing(true) : void close())}>{t("close")}</Button>
        <label htmlFor={inputId} className={buttonLook({ className: "cursor-pointer has-focus-visible:outline-2" })}>
          {t("choose")}
          <input
            id={inputId}
            type="file"
            multiple
            className="sr-only"
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
        </label>
        <Button variant="primary" disabled={isBusy || isReading || ready.length === 0} onClick={() => void importAll()}>
          {t(isBusy ? "importing" : "importAll", { count: ready.length })}
        </Button>
      </div>
      {imports.length === 0 ? (
        <label
          htmlFor={inputId}
          className="mt-4 grid min-h-48 cursor-pointer place-content-center justify-items-center gap-1 rounded-md border border-border-strong border-dashed px-4 py-5 text-center hover:bg-muted"
        >
          <Icon name="upload-simple" size="lg" className="text-muted-foreground" />
          <span className="font-medium">{t("none", { max: LIMITS.importFiles })}</span>
          <span className="text-muted-foreground text-xs">{tNew("dropHint")}</span>
        </label>
      ) : (
        <p role="status" className="mt-1 text-muted-foreground">
          {t("progress", {
            total: imports.length,
            ready: ready.length,
            made: made.length,
            failed: imports.filter((each) => each.state === "failed").length,
          })}
        </p>
      )}
      {(excess ?? error) ? <FieldError>{excess ?? error}</FieldError> : null}
      <ul className="mt-4 divide-y rounded-lg bg-card shadow-[inset_0_0_0_1px_var(--border)] empty:hidden">
        {imports.map((each) => (
          <ImportRow
            key={each.id}
            stored={each}
            twin={twinOf(each)?.name}
            onOpen={() => onOpen(each.id)}
            onDrop={() => void all.drop([each.id])}
          />
        ))}
      </ul>
      {isOver ? <DropCover title={t("dropTitle")} hint={t("dropHint", { max: LIMITS.importFiles })} /> : null}
      <Dialog open={isClosing} onOpenChange={setClosing} title={t("closeTitle")} description={t("closeText")}>
        <DialogActions>
          <Button onClick={() => setClosing(false)}>{t("keep")}</Button>
          <a className={buttonLook()} href="/documents">
            {t("later")}
          </a>
          <Button variant="danger" onClick={() => void close()}>
            {t("dropAll")}
          </Button>
        </DialogActions>
      </Dialog>
    </main>
  );
}
