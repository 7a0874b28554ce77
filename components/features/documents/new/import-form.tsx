"use client";

import { useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { useAiImport } from "@/components/features/documents/new/parse-review/use-ai-import";
import { useImportFiles, usePrepareImport } from "@/components/features/documents/use-import-file";
import { NeedsAi } from "@/components/kit/ai/needs-ai";
import { useAi } from "@/components/kit/ai/use-ai";
import { Button } from "@/components/kit/ui/button";
import { DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { FileDrop } from "@/components/kit/ui/file-drop";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { Switch } from "@/components/kit/ui/switch";

const ParseReview = lazyPart(async () => ({
  default: (await import("@/components/features/documents/new/parse-review/parse-review")).ParseReview,
}));

type ImportFormProps = {
  ownerId: string;
  onClose: () => void;
  /** Called when the review of a file that was read takes the whole place, and when it no longer does. */
  onReview: (isReviewing: boolean) => void;
};

/** Imports an existing resume or letter by drag and drop or file selection. Files are read by rules unless the user chooses a model. */
export function ImportForm({ ownerId, onClose, onReview }: ImportFormProps) {
  const t = useTranslations("documents.newDialog");
  const tDocuments = useTranslations("documents");
  const tAi = useTranslations("documentImport");
  const importFiles = useImportFiles(ownerId);
  const prepare = usePrepareImport();
  useEffect(prepare, [prepare]);
  const [fileName, setFileName] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ai = useAi();
  const aiImport = useAiImport();
  const [isClose, setClose] = useState(false);
  const [isWithAi, setWithAi] = useState(false);
  const [isReviewing, setReviewing] = useState(true);
  const hasReview = aiImport.readFile !== null && isReviewing;
  useEffect(() => {
    onReview(hasReview);
    return () => onReview(false);
  }, [onReview, hasReview]);

  async function take(files: readonly File[]) {
    const [file, ...others] = files;
    if (!file || aiImport.reading !== null) return;
    setError(null);
    if (isWithAi && others.length === 0 && ai.state === "ready" && (await aiImport.read(file))) return setReviewing(true);
    setFileName(others.length > 0 ? t("files", { count: files.length }) : file.name);
    try {
      await importFiles(files, isClose);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
      setFileName(null);
    }
  }

  return (
    <div className="mt-4">
      <FileDrop
        multiple
        accept=".json,.pdf,.zip,.docx,.odt,.txt,.md,.html,.htm,.xml,.yaml,.yml,application/json,application/pdf,application/zip"
        disabled={fileName !== null || aiImport.reading !== null}
        onFiles={(files) => void take(files)}
        className="min-h-32 place-content-center rounded-md px-4 py-5 hover:bg-muted"
      >
        <Icon name="upload-simple" size="lg" className="text-muted-foreground" />
        <span role="status" className="font-medium">
          {fileName ? t("importing", { name: fileName }) : t("drop")}
        </span>
        <span className="text-muted-foreground text-xs">{t("dropHint")}</span>
      </FileDrop>
      <div className="mt-3 grid gap-3">
        <Switch checked={isClose} note={t("closeToFileNote")} onChange={(event) => setClose(event.target.checked)}>
          {t("closeToFile")}
        </Switch>
        {ai.state === "none" ? <NeedsAi what={tAi("what")} className="text-muted-foreground text-xs" /> : null}
        {ai.state === "ready" ? (
          <Switch checked={isWithAi} note={tAi("switchNote")} onChange={(event) => setWithAi(event.target.checked)}>
            {tAi("switch")}
          </Switch>
        ) : null}
      </div>
      {(error ?? aiImport.error) ? <FieldError>{error ?? aiImport.error}</FieldError> : null}
      {aiImport.readFile && !isReviewing ? (
        <p className="mt-2 flex items-center gap-2 text-sm">
          <span className="min-w-0 flex-1 truncate">{tAi("waiting", { name: aiImport.readFile.name })}</span>
          <Button size="sm" onClick={() => setReviewing(true)}>
            {tAi("continue")}
          </Button>
        </p>
      ) : null}
      {aiImport.readFile && isReviewing ? (
        <Suspense>
          <ParseReview file={aiImport.readFile} onDrop={aiImport.drop} onClose={() => setReviewing(false)} />
        </Suspense>
      ) : null}
      <DialogActions>
        {aiImport.reading ? <Button onClick={aiImport.stop}>{tAi("stop")}</Button> : null}
        <Button onClick={onClose}>{tDocuments("cancel")}</Button>
      </DialogActions>
    </div>
  );
}
