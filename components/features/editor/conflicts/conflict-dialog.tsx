"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { usePlaceNames } from "@/components/features/editor/conflicts/conflict-places";
import { ConflictRow } from "@/components/features/editor/conflicts/conflict-row";
import { type ConflictSides, everywhere } from "@/components/features/editor/conflicts/conflict-sides";
import { conflictText } from "@/components/features/editor/conflicts/conflict-text";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { Choice, Choices } from "@/domain/merge/conflict";

const SHOWN = 8;

/** The conflicting fields with both texts. Nothing is written until the person has chosen. */
export function ConflictDialog({ load }: { load: (limit: number) => Promise<ConflictSides> }) {
  const t = useTranslations("editor.conflict");
  const placeNames = usePlaceNames();
  const { kind, store } = useOpenEditor();
  const [sides, setSides] = useState<ConflictSides | null>(null);
  const [choices, setChoices] = useState<Choices>(new Map());
  const { run, isBusy, error } = useChange();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sides are read once, when the dialog opens.
  useEffect(() => {
    let isGone = false;
    void run(async () => {
      const read = await load(SHOWN);
      if (!isGone) setSides(read);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      await work();
      if (store.getState().saving.status === "conflict") setSides(await load(SHOWN));
    });

  async function keepBoth({ keepBoth: keep }: ConflictSides) {
    const address = await keep(t("copyName", { name: store.getState().card.name }).slice(0, LIMITS.name.max));
    toast(t("copied", { kind: kind.name }), { label: t("openCopy"), onClick: () => window.location.assign(address) });
  }

  const words = { on: t("on"), off: t("off") };
  const all = (choice: Choice) => sides && attempt(() => sides.choose(everywhere(sides.conflicts, choice)));
  const rows =
    sides?.whole?.map(({ path, mine, stored }) => ({ pointer: path, place: "", mine, theirs: stored })) ??
    sides?.conflicts.map(({ pointer, mine, theirs }) => ({
      pointer,
      place: placeNames(pointer, [sides.documents.mine, sides.documents.theirs]).join(" · "),
      mine: conflictText(mine, words),
      theirs: conflictText(theirs, words),
    }));
  const isWhole = sides?.whole !== null;
  const isReady = sides?.conflicts.every(({ pointer }) => choices.has(pointer)) ?? false;

  return (
    <Dialog
      open
      onOpenChange={() => {}}
      title={t("title")}
      description={t(isWhole ? "text" : "textFields", { kind: kind.name })}
      className="w-[680px]"
      focus="whole"
    >
      {error ? <FieldError>{error}</FieldError> : null}
      {sides && rows ? (
        <>
          <table className="mt-4 w-full table-fixed text-start text-sm">
            <thead>
              <tr className="border-b text-muted-foreground text-xs">
                <th className="py-1 pe-3 text-start font-normal">{t("mine")}</th>
                <th className="py-1 text-start font-normal">{t("stored")}</th>
              </tr>
            </thead>
            {rows.map((row) => (
              <ConflictRow
                key={row.pointer}
                {...row}
                choice={choices.get(row.pointer)}
                onChoose={isWhole ? null : (choice) => setChoices(new Map([...choices, [row.pointer, choice]]))}
              />
            ))}
          </table>
          {isWhole && rows.length === SHOWN ? <p className="mt-2 text-muted-foreground text-xs">{t("more")}</p> : null}
          <DialogActions>
            <Button disabled={isBusy} onClick={() => attempt(() => keepBoth(sides))}>
              {t("keepBoth")}
            </Button>
            <Button disabled={isBusy} onClick={() => all("theirs")}>
              {t(isWhole || rows.length === 1 ? "takeStored" : "takeAllStored")}
            </Button>
            <Button disabled={isBusy} variant={rows.length > 1 && !isWhole ? undefined : "primary"} onClick={() => all("mine")}>
              {t(isWhole || rows.length === 1 ? "keepMine" : "keepAllMine")}
            </Button>
            {rows.length > 1 && !isWhole ? (
              <Button disabled={isBusy || !isReady} variant="primary" onClick={() => attempt(() => sides.choose(choices))}>
                {t("apply")}
              </Button>
            ) : null}
          </DialogActions>
        </>
      ) : null}
    </Dialog>
  );
}
