"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type DragEvent, useRef, useState } from "react";
import { type AccountFile, readAccountFile } from "@/components/features/settings/account-file";
import { type ImportResult, importAccount, stepsOf } from "@/components/features/settings/import-account";
import { FileContents, ImportRunning, ImportSummary } from "@/components/features/settings/import-states";
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

/** Brings the documents of an account export into this account: shows what it holds first, then imports one by one. */
export function ImportSection() {
  const t = useTranslations("settings.data");
  const cache = useQueryClient();
  const [state, setState] = useState<State>({ step: "empty" });
  const running = useRef<AbortController | null>(null);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
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
      {state.step === "empty" ? <Choose refused={state.refused} onFile={take} /> : null}
      {state.step === "read" ? (
        <FileContents name={state.name} file={state.file} onImport={() => run(state.file)} onAnother={again} />
      ) : null}
      {state.step === "running" ? (
        <ImportRunning done={state.done} total={stepsOf(state.file)} onCancel={() => running.current?.abort()} />
      ) : null}
      {state.step === "done" ? <ImportSummary result={state.result} onAnother={again} /> : null}
    </Section>
  );
}

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
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {refused === undefined ? null : <FieldError>{t("notExport", { name: refused })}</FieldError>}
    </div>
  );
}
