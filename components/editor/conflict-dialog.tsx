"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useErrorText } from "@/components/api/error-text";
import type { ConflictSides } from "@/components/editor/conflict-sides";
import { useOpenEditor } from "@/components/editor/use-editor";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { LIMITS } from "@/contracts/limits";

const SHOWN = 8;

/** Both sides of a document that was changed in two places. Nothing is written until the person chose. */
export function ConflictDialog({ load }: { load: (limit: number) => Promise<ConflictSides> }) {
  const t = useTranslations("editor.conflict");
  const errorText = useErrorText();
  const { kind, store } = useOpenEditor();
  const [sides, setSides] = useState<ConflictSides | null>(null);
  const [error, setError] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sides are read once, when the dialog opens.
  useEffect(() => {
    let isGone = false;
    load(SHOWN).then(
      (read) => {
        if (!isGone) setSides(read);
      },
      (thrown) => setError(errorText(thrown)),
    );
    return () => {
      isGone = true;
    };
  }, []);

  async function keepBoth({ keepBoth: keep }: ConflictSides) {
    try {
      const address = await keep(t("copyName", { name: store.getState().card.name }).slice(0, LIMITS.name.max));
      toast(t("copied", { kind: kind.name }), { label: t("openCopy"), onClick: () => window.location.assign(address) });
    } catch (thrown) {
      setError(errorText(thrown));
    }
  }

  const text = t("text", { kind: kind.name });
  return (
    <Dialog open onOpenChange={() => {}} title={t("title")} description={text} className="w-[640px]">
      {error ? <FieldError>{error}</FieldError> : null}
      {sides ? (
        <>
          <table className="mt-4 w-full table-fixed text-start text-sm">
            <thead>
              <tr className="border-b text-muted-foreground text-xs">
                <th className="py-1 pe-3 text-start font-normal">{t("mine")}</th>
                <th className="py-1 text-start font-normal">{t("stored")}</th>
              </tr>
            </thead>
            <tbody>
              {sides.found.map(({ path, mine, stored: theirs }) => (
                <tr key={path} className="border-b align-top [overflow-wrap:anywhere]">
                  <td className="py-2 pe-3">{mine || <span className="text-subtle-foreground">{t("nothing")}</span>}</td>
                  <td className="py-2">{theirs || <span className="text-subtle-foreground">{t("nothing")}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {sides.found.length === SHOWN ? <p className="mt-2 text-muted-foreground text-xs">{t("more")}</p> : null}
          <DialogActions>
            <Button onClick={() => keepBoth(sides)}>{t("keepBoth")}</Button>
            <Button onClick={sides.takeStored}>{t("takeStored")}</Button>
            <Button variant="primary" onClick={sides.keepMine}>
              {t("keepMine")}
            </Button>
          </DialogActions>
        </>
      ) : null}
    </Dialog>
  );
}
