"use client";

import { useTranslations } from "next-intl";
import { useCallback, useContext, useId, useMemo, useState } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import type { DesignTrial } from "@/components/features/editor/core/store";
import { opened } from "@/components/features/editor/core/use-editor";
import { SidePart } from "@/components/features/editor/design/side-part";
import { loadPreview, PAIRS, previewName } from "@/components/features/editor/design/typefaces";
import { DesignContext, useDesignValue, useTrial } from "@/components/features/editor/design/use-design";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { classNames } from "@/components/kit/ui/class-names";
import { SearchInput } from "@/components/kit/ui/search-input";
import { Segmented } from "@/components/kit/ui/segmented";
import { whenSeen } from "@/components/kit/ui/when-seen";
import { FONT_FAMILIES, type FontFamily } from "@/typeset/fonts/fonts";
import { scriptsOf } from "@/typeset/fonts/scripts";

const PARTS = ["pairs", "body", "heading"] as const;
const KINDS = ["all", "serif", "sans"] as const;

/** Matching pairs of families, and all families in their own faces, with search. */
export function TypefacesPart({ onClose }: { onClose: () => void }) {
  const t = useTranslations("editor.typefaces");
  const [part, setPart] = useState<(typeof PARTS)[number]>("pairs");
  return (
    <SidePart
      title={t("title")}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <Segmented
        label={t("part")}
        size="sm"
        className="flex-none"
        value={part}
        options={PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
        onChange={setPart}
      />
      {part === "pairs" ? <Pairs /> : <Families key={part} part={part} />}
    </SidePart>
  );
}

function Pairs() {
  const t = useTranslations("editor.typefaces");
  const group = useId();
  const { edit } = opened(useContext(DesignContext));
  const body = useDesignValue(({ typography }) => typography.body.fontFamily);
  const heading = useDesignValue(({ typography }) => typography.heading.fontFamily);
  return (
    <div role="radiogroup" aria-label={t("parts.pairs")} className="-mx-2 mt-3 min-h-0 flex-1 overflow-y-auto px-2">
      {PAIRS.map((pair) => (
        <Choice
          key={`${pair.body} ${pair.heading}`}
          group={group}
          families={[pair.heading, pair.body]}
          isChosen={pair.body === body && pair.heading === heading}
          name={pair.body === pair.heading ? pair.body : t("pair", pair)}
          choice={({ typography }) => {
            typography.body.fontFamily = pair.body;
            typography.heading.fontFamily = pair.heading;
          }}
          onChoose={(choice) => edit(label("changeDesign", "typography/families"), choice)}
        >
          <span className="block text-lg" style={{ fontFamily: `"${previewName(pair.heading)}"` }}>
            {t("sampleHeading")}
          </span>
          <span className="block text-muted-foreground" style={{ fontFamily: `"${previewName(pair.body)}"` }}>
            {t("sampleText")}
          </span>
        </Choice>
      ))}
    </div>
  );
}

function Families({ part }: { part: "body" | "heading" }) {
  const t = useTranslations("editor.typefaces");
  const group = useId();
  const { edit, printable } = opened(useContext(DesignContext));
  const current = useDesignValue(({ typography }) => typography[part].fontFamily);
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<(typeof KINDS)[number]>("all");
  const [fitsText, setFitsText] = useState(true);
  const scripts = useMemo(() => scriptsOf(JSON.stringify(printable().document)), [printable]);
  const shown = [...FONT_FAMILIES.values()].filter(
    (family) =>
      (kind === "all" || family.kind === kind) &&
      (!fitsText || scripts.every((script) => family.scripts.includes(script))) &&
      family.name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <SearchInput label={t("search")} value={typed} onChange={setTyped} className="min-w-36 flex-1" />
        <Segmented
          label={t("kind")}
          size="sm"
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={setKind}
        />
      </div>
      <Checkbox className="mt-1" checked={fitsText} onChange={(event) => setFitsText(event.target.checked)}>
        {t("fitsText")}
      </Checkbox>
      <p role="status" className="mt-1 text-2xs text-subtle-foreground">
        {t("count", { count: shown.length })}
      </p>
      <div role="radiogroup" aria-label={t(`parts.${part}`)} className="-mx-2 mt-1 min-h-0 flex-1 overflow-y-auto px-2">
        {shown.map(({ name }) => (
          <Choice
            key={name}
            group={group}
            families={[name]}
            isChosen={name === current}
            name={name}
            choice={({ typography }) => {
              typography[part].fontFamily = name;
            }}
            onChoose={(choice) => edit(label("changeDesign", `typography/${part}`), choice)}
          >
            <span className="block text-lg" style={{ fontFamily: `"${previewName(name)}"` }}>
              {name}
            </span>
          </Choice>
        ))}
      </div>
    </>
  );
}

type ChoiceProps = {
  group: string;
  /** What its preview is set in; fetched once it comes into view. */
  families: readonly string[];
  isChosen: boolean;
  name: string;
  choice: DesignTrial;
  onChoose: (choice: DesignTrial) => void;
  children: React.ReactNode;
};

function Choice({ group, families, isChosen, name, choice, onChoose, children }: ChoiceProps) {
  const trial = useTrial();
  const key = families.join(",");
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      return whenSeen(element, () => {
        const known = key.split(",").map((family): FontFamily | undefined => FONT_FAMILIES.get(family));
        for (const family of known) if (family) void loadPreview(family);
      });
    },
    [key],
  );
  return (
    <label
      ref={watch}
      {...trial(choice)}
      className={classNames(
        "block cursor-pointer border-b px-2 py-2 last:border-b-0 hover:bg-muted has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring",
        isChosen && "bg-primary-soft shadow-[inset_2px_0_0_var(--primary-ink)]",
      )}
    >
      <input
        type="radio"
        name={group}
        className="sr-only"
        aria-label={name}
        checked={isChosen}
        onChange={() => onChoose(choice)}
      />
      {children}
      {families.length > 1 ? <span className="mt-0.5 block text-2xs text-subtle-foreground">{name}</span> : null}
    </label>
  );
}
