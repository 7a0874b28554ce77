"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type DragEvent, useRef, useState } from "react";
import { type AccountFile, readAccountFile } from "@/components/features/settings/account-file";
import { ArchiveContents, ArchiveSummary } from "@/components/features/settings/archive/archive-states";
import { useArchiveImport } from "@/components/features/settings/archive/use-archive-import";
import { type ImportResult, importAccount, stepsOf } from "@/components/features/settings/import-account";
import { ImportProgress } from "@/components/features/settings/import-parts";
import { FileContents, ImportSummary } from "@/components/features/settings/import-states";
import { Section } from "@/components/features/settings/section";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

type State =
  | { step: "empty"; refused?: string }
  | { step: "read"; name: string; file: AccountFile }
  | { step: "running"; file: AccountFile; done: number }
  | { step: "done"; result: ImportResult };

/** Brings what an export holds into this account: an archive, or an export as JSON. Shows what it holds first. */
export function ImportSection() {
  const t = useTranslations("settings.data");
  const cache = useQueryClient();
  const [state, setState] = useState<State>({ step: "empty" });
  const running = useRef<AbortController | null>(null);
  const archive = useArchiveImport();

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    if (await isZip(chosen)) return archive.take(chosen);
    archive.reset();
    const file = readAccountFile(await chosen.text());
    setState(file ? { step: "read", name: chosen.name, file } : { step: "empty", refused: chosen.name });
  }

  async function run(file: AccountFile) {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: "running", file, done: 0 });
    const result = await importAccount(file, controller.signal, (done) => setState({ step: "running", file, done }));
    setState({ step: "done", result });
    await cache.invalidateQueries();
  }

  const again = () => setState({ step: "empty" });
  return (
    <Section id="import" title={t("importTitle")} text={t("importText")}>
      {archive.state.step === "none" || archive.state.step === "refused" ? null : <ArchiveImport archive={archive} />}
      {archive.state.step === "refused" ? (
        <Choose refused={t(archive.state.isNewer ? "newerArchive" : "notExport", { name: archive.state.name })} onFile={take} />
      ) : null}
      {archive.state.step === "none" && state.step === "empty" ? (
        <Choose refused={state.refused && t("notExport", { name: state.refused })} onFile={take} />
      ) : null}
      {state.step === "read" ? (
        <FileContents name={state.name} file={state.file} onImport={() => run(state.file)} onAnother={again} />
      ) : null}
      {state.step === "running" ? (
        <ImportProgress
          label={t("importTitle")}
          done={state.done}
          total={stepsOf(state.file)}
          onCancel={() => running.current?.abort()}
        />
      ) : null}
      {state.step === "done" ? <ImportSummary result={state.result} onAnother={again} /> : null}
    </Section>
  );
}

function ArchiveImport({ archive: { state, run, reset, cancel } }: { archive: ReturnType<typeof useArchiveImport> }) {
  const t = useTranslations("settings.data");
  if (state.step === "checking") return <ImportProgress {...state} label={t("checking")} onCancel={cancel} />;
  if (state.step === "running") return <ImportProgress {...state} label={t("importTitle")} onCancel={cancel} />;
  if (state.step === "done") return <ArchiveSummary report={state.report} onAnother={reset} />;
  if (state.step !== "read") return null;
  return <ArchiveContents {...state} onImport={() => run(state.archive, state.damaged)} onAnother={reset} />;
}

const isZip = async (file: Blob) => (await file.slice(0, 2).text()) === "PK";

function Choose({ refused, onFile }: { refused: string | undefined; onFile: (file: File | undefined) => void }) {
  const t = useTranslations("settings.data");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's short cut for the button inside.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames("rounded-md border border-dashed p-4", isOver && "border-ring bg-primary-soft")}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button needsScript onClick={() => input.current?.click()}>
          <Icon name="upload-simple" />
          {t("choose")}
        </Button>
        <span className="text-muted-foreground phone:hidden">{t("drop")}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/zip,.zip,application/json,.json"
        hidden
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {refused ? <FieldError>{refused}</FieldError> : null}
    </div>
  );
}
