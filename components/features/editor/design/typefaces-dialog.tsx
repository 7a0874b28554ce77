"use client";

import { useTranslations } from "next-intl";
import { useCallback, useContext, useId, useMemo, useState } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { opened } from "@/components/features/editor/core/use-editor";
import { loadPreview, PAIRS, previewName } from "@/components/features/editor/design/typefaces";
import { DesignContext, useDesignValue } from "@/components/features/editor/design/use-design";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { classNames } from "@/components/kit/ui/class-names";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { TextInput } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { FONT_FAMILIES, type FontFamily } from "@/typeset/fonts/fonts";
import { scriptsOf } from "@/typeset/fonts/scripts";

const PARTS = ["pairs", "body", "heading"] as const;
const KINDS = ["all", "serif", "sans"] as const;

/** Matching pairs of families, and all families in their own faces, with search. */
export function TypefacesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("editor.typefaces");
  const [part, setPart] = useState<(typeof PARTS)[number]>("pairs");
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("title")} className="w-[520px]">
      <Segmented
        label={t("part")}
        size="sm"
        className="mt-3"
        value={part}
        options={PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
        onChange={setPart}
      />
      {part === "pairs" ? <Pairs /> : <Families key={part} part={part} />}
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t("done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Pairs() {
  const t = useTranslations("editor.typefaces");
  const group = useId();
  const { edit } = opened(useContext(DesignContext));
  const body = useDesignValue(({ typography }) => typography.body.fontFamily);
  const heading = useDesignValue(({ typography }) => typography.heading.fontFamily);
  return (
    <div role="radiogroup" aria-label={t("parts.pairs")} className="-mx-2 mt-3 h-[340px] overflow-y-auto px-2">
      {PAIRS.map((pair) => (
        <Choice
          key={`${pair.body} ${pair.heading}`}
          group={group}
          families={[pair.heading, pair.body]}
          isChosen={pair.body === body && pair.heading === heading}
          name={pair.body === pair.heading ? pair.body : t("pair", pair)}
          onChoose={() =>
            edit(label("changeDesign", "typography/families"), ({ typography }) => {
              typography.body.fontFamily = pair.body;
              typography.heading.fontFamily = pair.heading;
            })
          }
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
        <TextInput
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-36 flex-1"
        />
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
      <div role="radiogroup" aria-label={t(`parts.${part}`)} className="-mx-2 mt-1 h-[260px] overflow-y-auto px-2">
        {shown.map(({ name }) => (
          <Choice
            key={name}
            group={group}
            families={[name]}
            isChosen={name === current}
            name={name}
            onChoose={() =>
              edit(label("changeDesign", `typography/${part}`), ({ typography }) => {
                typography[part].fontFamily = name;
              })
            }
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
  onChoose: () => void;
  children: React.ReactNode;
};

function Choice({ group, families, isChosen, name, onChoose, children }: ChoiceProps) {
  const key = families.join(",");
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const known = key.split(",").map((family): FontFamily | undefined => FONT_FAMILIES.get(family));
        for (const family of known) if (family) void loadPreview(family);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [key],
  );
  return (
    <label
      ref={watch}
      className={classNames(
        "block cursor-pointer border-b px-2 py-2 last:border-b-0 hover:bg-muted has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring",
        isChosen && "bg-primary-soft shadow-[inset_2px_0_0_var(--primary-ink)]",
      )}
    >
      <input type="radio" name={group} className="sr-only" aria-label={name} checked={isChosen} onChange={onChoose} />
      {children}
      {families.length > 1 ? <span className="mt-0.5 block text-2xs text-subtle-foreground">{name}</span> : null}
    </label>
  );
}
