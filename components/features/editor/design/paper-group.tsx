"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Group, Line, Pair } from "@/components/features/editor/design/group";
import { useDesign } from "@/components/features/editor/design/use-design";
import { LengthField } from "@/components/features/editor/fields/length-field";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Segmented } from "@/components/kit/ui/segmented";
import { LIMITS } from "@/contracts/limits";
import type { PageFormat } from "@/contracts/model/resume/design-choices";

/** A wider gap is probably a typing mistake; the format allows more, and such values are preserved. */
const LARGEST_GAP = 100;

/** What a document leaves to the person of its margins: their least lengths in points, or a sentence where a form fixes them. */
export type LeftMargins = { leastX: number; leastY: number; fixed: string | null };
const FREE: LeftMargins = { leastX: 0, leastY: 0, fixed: null };

type PaperGroupProps = {
  margins?: LeftMargins;
  /** Whether pages after the first have name and number by default. */
  isRunning?: boolean;
  /** More settings of the kind of document. */
  children?: ReactNode;
};

/** Size of the paper, margins and gaps. */
export function PaperGroup({ margins = FREE, isRunning = false, children }: PaperGroupProps) {
  const t = useTranslations("editor.design");
  const [format, setFormat] = useDesign<PageFormat>(
    "page/format",
    (metadata) => metadata.page.format,
    (metadata, value) => {
      metadata.page.format = value;
    },
  );
  const [runningHeader, setRunningHeader] = useDesign(
    "page/runningHeader",
    (metadata) => metadata.page.runningHeader ?? isRunning,
    (metadata, value) => {
      metadata.page.runningHeader = value;
    },
  );
  return (
    <Group title={t("paper")} field="/metadata/page">
      <Line label={t("size")}>
        <Segmented
          label={t("size")}
          size="sm"
          value={format}
          onChange={setFormat}
          options={[
            { value: "a4", label: "A4" },
            { value: "letter", label: "Letter" },
            { value: "free-form", label: t("free") },
          ]}
        />
      </Line>
      {margins.fixed === null ? (
        <Pair>
          <NamedLength name="marginX" min={margins.leastX} max={LIMITS.resume.margin.max} />
          <NamedLength name="marginY" min={margins.leastY} max={LIMITS.resume.margin.max} />
        </Pair>
      ) : (
        <Line label={t("margins")}>
          <p className="text-muted-foreground text-xs">{margins.fixed}</p>
        </Line>
      )}
      <Pair>
        <NamedLength name="gapX" min={0} max={LARGEST_GAP} />
        <NamedLength name="gapY" min={0} max={LARGEST_GAP} />
      </Pair>
      <Checkbox checked={runningHeader} onChange={(event) => setRunningHeader(event.target.checked)}>
        {t("runningHeader")}
      </Checkbox>
      {children}
    </Group>
  );
}

/** A length below its name. */
function NamedLength({ name, min, max }: LengthProps) {
  const t = useTranslations("editor.design");
  return (
    <div className="grid content-end gap-1 [--control:28px] phone:[--control:44px]">
      <span className="text-muted-foreground text-sm" aria-hidden>
        {t(name)}
      </span>
      <Length name={name} min={min} max={max} />
    </div>
  );
}

type LengthProps = {
  name: "marginX" | "marginY" | "gapX" | "gapY";
  min: number;
  max: number;
};

function Length({ name, min, max }: LengthProps) {
  const t = useTranslations("editor.design");
  const [stored, setValue] = useDesign(
    `page/${name}`,
    (metadata) => metadata.page[name],
    (metadata, next: number) => {
      metadata.page[name] = next;
    },
  );
  // A smaller one prints as the least, so that is what it is.
  const value = Math.max(min, stored);
  return (
    <div data-field={`/metadata/page/${name}`}>
      <LengthField aria-label={t(name)} min={min} max={Math.max(max, value)} value={value} onChange={setValue} />
    </div>
  );
}
