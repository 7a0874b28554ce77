"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { api } from "@/components/api/client";
import { useErrorText } from "@/components/api/error-text";
import { type Difference, differences } from "@/components/editor/differences";
import type { OpenEditor } from "@/components/editor/open-editor";
import { documentOf } from "@/components/editor/store";
import { useEditor } from "@/components/editor/use-editor";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import type { ResumeData } from "@/contracts/model/resume/data";

const SHOWN = 8;

type Stored = { data: ResumeData; updatedAt: string; found: Difference[] };

/** Both sides of a document that was changed in two places. Nothing is written until the person chose. */
export function ConflictDialog({ editor }: { editor: OpenEditor }) {
  const t = useTranslations("editor.conflict");
  const errorText = useErrorText();
  const isConflict = useEditor((state) => state.saving.status === "conflict");
  const [stored, setStored] = useState<Stored | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { store, runner } = editor;

  useEffect(() => {
    if (!isConflict) return;
    let isGone = false;
    api.resumes.read({ id: store.getState().card.id }).then(
      ({ data, updatedAt }) => {
        if (!isGone) setStored({ data, updatedAt, found: differences(documentOf(store.getState()), data, SHOWN) });
      },
      (thrown) => setError(errorText(thrown)),
    );
    return () => {
      isGone = true;
      setStored(null);
      setError(null);
    };
  }, [isConflict, store, errorText]);

  function keepMine({ updatedAt }: Stored) {
    runner.dispatch({ type: "resolved", keep: "mine", updatedAt });
  }

  const takeStored = (side: Stored) => runner.adopt(side);

  async function keepBoth(side: Stored) {
    try {
      const { card } = store.getState();
      const copyId = await api.resumes.importData({ data: { ...documentOf(store.getState()) } });
      await api.resumes.update({ id: copyId, name: t("copyName", { name: card.name }).slice(0, 100) });
      await takeStored(side);
      toast(t("copied"), { label: t("openCopy"), onClick: () => window.location.assign(`/resumes/${copyId}`) });
    } catch (thrown) {
      setError(errorText(thrown));
    }
  }

  return (
    <Dialog open={isConflict} onOpenChange={() => {}} title={t("title")} description={t("text")} className="w-[640px]">
      {error ? <FieldError>{error}</FieldError> : null}
      {stored ? (
        <>
          <table className="mt-4 w-full table-fixed text-start text-sm">
            <thead>
              <tr className="border-b text-muted-foreground text-xs">
                <th className="py-1 pe-3 text-start font-normal">{t("mine")}</th>
                <th className="py-1 text-start font-normal">{t("stored")}</th>
              </tr>
            </thead>
            <tbody>
              {stored.found.map(({ path, mine, stored: theirs }) => (
                <tr key={path} className="border-b align-top [overflow-wrap:anywhere]">
                  <td className="py-2 pe-3">{mine || <span className="text-subtle-foreground">{t("nothing")}</span>}</td>
                  <td className="py-2">{theirs || <span className="text-subtle-foreground">{t("nothing")}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {stored.found.length === SHOWN ? <p className="mt-2 text-muted-foreground text-xs">{t("more")}</p> : null}
          <DialogActions>
            <Button onClick={() => keepBoth(stored)}>{t("keepBoth")}</Button>
            <Button onClick={() => takeStored(stored)}>{t("takeStored")}</Button>
            <Button variant="primary" onClick={() => keepMine(stored)}>
              {t("keepMine")}
            </Button>
          </DialogActions>
        </>
      ) : null}
    </Dialog>
  );
}
