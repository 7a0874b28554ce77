"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Group, Line } from "@/components/features/editor/design/group";
import { useFit } from "@/components/features/editor/design/use-fit";
import { NumberField } from "@/components/features/editor/fields/number-field";
import { inUnit, useLengthUnit } from "@/components/kit/shell/length-unit";
import { Button } from "@/components/kit/ui/button";
import { LIMITS } from "@/contracts/limits";
import type { FitChange } from "@/typeset/fit/changes";
import type { FitResult } from "@/typeset/fit/fit";

/** Fits the document to a number of pages, or fills its last page. One undo step, with an explanation. */
export function FitGroup() {
  const t = useTranslations("editor.design.fit");
  const id = useId();
  const [pages, setPages] = useState(1);
  const { run, state } = useFit();
  const isBusy = state.kind === "busy";
  return (
    <Group title={t("title")} field="/metadata/fit">
      <Line label={t("pages")} htmlFor={id}>
        <span className="flex items-center gap-2">
          <NumberField
            id={id}
            unit=""
            min={1}
            max={LIMITS.fit.pages}
            value={pages}
            onChange={(next) => setPages(Math.round(next))}
          />
          <Button size="xs" disabled={isBusy} onClick={() => run({ pages, fill: false })}>
            {t("run")}
          </Button>
        </span>
      </Line>
      <Button size="xs" className="justify-self-start" disabled={isBusy} onClick={() => run({ fill: true })}>
        {t("fill")}
      </Button>
      <div role="status" className="text-muted-foreground text-xs empty:hidden">
        {state.kind === "busy" ? t("busy") : null}
        {state.kind === "failed" ? t("failed") : null}
        {state.kind === "done" ? <Outcome {...state} /> : null}
      </div>
    </Group>
  );
}

type OutcomeProps = {
  result: FitResult;
  changes: FitChange[];
  mergedFrom: number | null;
  onUndo: (() => void) | null;
};

function Outcome({ result, changes, mergedFrom, onUndo }: OutcomeProps) {
  const t = useTranslations("editor.design.fit");
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 0 });
  const unit = useLengthUnit();
  const shown = (path: string, value: number) =>
    path.startsWith("/page/") ? `${format.number(inUnit(value, unit))} ${unit}` : format.number(value);
  const { outcome, before, after, fewestPages } = result;
  return (
    <div className="grid gap-1.5">
      <p>
        {outcome === "fits" ? t("fits", { pages: after.pages }) : null}
        {outcome === "filled" ? t("filled", { from: percent(before.lastPageFill), to: percent(after.lastPageFill) }) : null}
        {outcome === "sparse" ? t("sparse", { fill: percent(after.lastPageFill) }) : null}
        {outcome === "as-it-is" && mergedFrom === null
          ? t("asItIs", { pages: before.pages, fill: percent(before.lastPageFill) })
          : null}
        {outcome === "floors" ? t("floors", { pages: fewestPages ?? before.pages }) : null}
      </p>
      {mergedFrom === null ? null : <p>{t("merged", { from: mergedFrom, pages: after.pages })}</p>}
      {changes.length > 0 ? (
        <ul className="grid gap-0.5">
          {changes.map(({ path, from, to }) => (
            <li key={path} className="flex justify-between gap-2">
              <span>{t(`changed.${NAMES[path] ?? "gapY"}`)}</span>
              <span className="tabular-nums">
                {shown(path, from)} → {shown(path, to)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {onUndo ? (
        <Button size="xs" variant="accent" className="-ms-2 justify-self-start" onClick={onUndo}>
          {t("undo")}
        </Button>
      ) : null}
    </div>
  );
}

/** The texts of what is moved, by its place below the metadata. */
const NAMES: Record<string, "gapY" | "marginY" | "marginX" | "bodyLines" | "headingLines" | "bodySize" | "headingSize"> = {
  "/page/gapY": "gapY",
  "/page/marginY": "marginY",
  "/page/marginX": "marginX",
  "/typography/body/lineHeight": "bodyLines",
  "/typography/heading/lineHeight": "headingLines",
  "/typography/body/fontSize": "bodySize",
  "/typography/heading/fontSize": "headingSize",
};
