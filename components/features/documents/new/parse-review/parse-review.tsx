"use client";

import { useTranslations } from "next-intl";
import { useId, useMemo, useRef, useState } from "react";
import { useFieldName } from "@/components/features/documents/new/parse-review/field-name";
import type { ReadFile } from "@/components/features/documents/new/parse-review/use-ai-import";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { leaveTo } from "@/components/kit/shell/leave-to";
import { Button } from "@/components/kit/ui/button";
import { CheckBoxOnly } from "@/components/kit/ui/checkbox";
import { classNames } from "@/components/kit/ui/class-names";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import type { ParsedResume } from "@/contracts/model/ai/parsed-resume";
import { withoutMissing } from "@/domain/ai/parsing/without-missing";

type ParseReviewProps = { file: ReadFile; onDrop: () => void; onClose: () => void };
type ParsedField = ParsedResume["fields"][number];

/** What was read, beside the text it was read from: each field is taken or left out by the person, then imported. */
export function ParseReview({ file: { name, parsed }, onDrop, onClose }: ParseReviewProps) {
  const t = useTranslations("documentImport");
  const { run, isBusy: isImporting, error } = useChange();
  const { fields, lines, leftOut, coverage, isReliable, data } = parsed;
  // What the file does not say is taken only by the person's own hand.
  const [taken, setTaken] = useState(() => new Set(fields.filter(({ status }) => status === "found").map(({ path }) => path)));
  const [active, setActive] = useState<readonly number[]>([]);
  const doubtful = fields.filter(({ status }) => status !== "found").length;

  function toggle(path: string) {
    const next = new Set(taken);
    if (!next.delete(path)) next.add(path);
    setTaken(next);
  }

  async function take() {
    await run(async () => {
      const decided = fields.map((field) => ({
        ...field,
        status: taken.has(field.path) ? ("found" as const) : ("missing" as const),
      }));
      const id = await api.resumes.importData({ data: { ...withoutMissing(data, decided) } });
      onDrop();
      return leaveTo(`/resumes/${id}`);
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name })}
      description={t(isReliable ? "text" : "unreliable", { percent: Math.round(coverage * 100) })}
      className="w-[1040px]"
    >
      <p role="status" className="mt-2 text-sm">
        {t("summary", { taken: taken.size, total: fields.length, doubtful })}
      </p>
      {leftOut.length > 0 ? <p className="text-warning text-xs">{t("hidden", { count: leftOut.length })}</p> : null}
      <div className="mt-3 grid min-h-0 grid-cols-2 gap-5 border-t phone:grid-cols-1">
        <Source lines={lines} active={active} />
        <section aria-label={t("fields")} className="max-h-[56dvh] min-w-0 overflow-y-auto phone:max-h-none">
          <ul>
            {fields.map((field) => (
              <FieldRow
                key={field.path}
                field={field}
                source={lines}
                isTaken={taken.has(field.path)}
                onToggle={() => toggle(field.path)}
                onActive={() => setActive(field.lines)}
              />
            ))}
          </ul>
        </section>
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <DialogActions>
        <Button onClick={onDrop}>{t("drop")}</Button>
        <Button variant="primary" disabled={isImporting || taken.size === 0} onClick={take}>
          {t(isImporting ? "importing" : "import", { count: taken.size })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The text of the file, line by line; the lines of the field in hand are marked. On a phone they are below each field instead. */
function Source({ lines, active }: { lines: readonly string[]; active: readonly number[] }) {
  const t = useTranslations("documentImport");
  const list = useRef<HTMLOListElement>(null);
  const marked = useMemo(() => new Set(active), [active]);
  const [first] = active;
  if (first !== undefined) list.current?.children[first]?.scrollIntoView({ block: "nearest" });
  return (
    <section
      aria-label={t("source")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[56dvh] min-w-0 overflow-y-auto border-e py-2 pe-4 phone:hidden"
    >
      <ol ref={list} className="text-sm">
        {lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
            key={index}
            className={classNames(
              "rounded-sm px-1 [overflow-wrap:anywhere]",
              marked.has(index) && "bg-primary-soft text-primary-soft-foreground",
            )}
          >
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}

const LOOKS = {
  found: { icon: "check", tone: "text-success" },
  partly: { icon: "minus", tone: "text-warning" },
  missing: { icon: "x", tone: "text-danger" },
} as const;

type FieldRowProps = {
  field: ParsedField;
  source: readonly string[];
  isTaken: boolean;
  onToggle: () => void;
  onActive: () => void;
};

function FieldRow({ field, source, isTaken, onToggle, onActive }: FieldRowProps) {
  const t = useTranslations("documentImport");
  const nameOf = useFieldName();
  const id = useId();
  const { path, text, status, isEssential, lines } = field;
  const { icon, tone } = LOOKS[status];
  const name = nameOf(path);
  const quoted = lines.slice(0, 3).map((index) => source[index] ?? "");
  return (
    <li className="border-b last:border-b-0" onPointerEnter={onActive} onFocus={onActive}>
      <label htmlFor={id} className="flex cursor-pointer items-start gap-2.5 py-2 pe-1">
        <CheckBoxOnly id={id} checked={isTaken} onChange={onToggle} aria-label={t("take", { name, text })} className="mt-0.5" />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2 text-xs">
            <span className="min-w-0 flex-1 truncate text-muted-foreground">{name}</span>
            <span className={`inline-flex items-center gap-1 ${tone}`}>
              <Icon name={icon} size="xs" />
              {t(isEssential && status !== "found" ? `essential.${status}` : `status.${status}`)}
            </span>
          </span>
          <span
            className={classNames(
              "line-clamp-4 whitespace-pre-wrap text-sm [overflow-wrap:anywhere]",
              !isTaken && "text-muted-foreground line-through",
            )}
          >
            {text}
          </span>
          <span className="hidden text-subtle-foreground text-xs phone:block">
            {quoted.length > 0 ? t("quoted", { lines: quoted.join(" / ") }) : t("notQuoted")}
          </span>
        </span>
      </label>
    </li>
  );
}
