"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Group } from "@/components/editor/design/group";
import { useDesign } from "@/components/editor/design/use-design";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/metadata";
import { hasOwnLook, TEMPLATES } from "@/typeset/templates";

const SHOWN_FIRST = 6;

/** The templates. Those that have no look of their own yet say as which one they print. */
export function TemplateGroup() {
  const t = useTranslations("editor.design");
  const name = useId();
  const [template, setTemplate] = useDesign<TemplateName>(
    "template",
    (metadata) => metadata.template,
    (metadata, value) => {
      metadata.template = value;
    },
  );
  const [showsAll, setShowsAll] = useState(false);
  // Those with a look of their own come first; the chosen one is always among those shown.
  const sorted = [...TEMPLATE_NAMES].sort((a, b) => Number(hasOwnLook(b)) - Number(hasOwnLook(a)));
  const first = sorted.slice(0, SHOWN_FIRST);
  const shown = showsAll ? sorted : first.includes(template) ? first : [template, ...first.slice(0, SHOWN_FIRST - 1)];

  return (
    <Group
      field="/metadata/template"
      title={t("template")}
      aside={
        <Button
          variant="ghost"
          size="xs"
          className="-me-2 font-normal"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t("fewer") : t("allTemplates", { count: TEMPLATE_NAMES.length })}
          <Icon name={showsAll ? "caret-up" : "caret-right"} size="xs" />
        </Button>
      }
    >
      <div
        role="radiogroup"
        aria-label={t("template")}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(84px,28%),1fr))] gap-x-3 gap-y-3.5"
      >
        {shown.map((each) => (
          <label key={each} className="group block min-w-0 cursor-pointer">
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={each === template}
              onChange={() => setTemplate(each)}
              aria-describedby={hasOwnLook(each) ? undefined : `${name}-${each}`}
            />
            <Schema template={each} isChosen={each === template} />
            <span
              className={classNames("mt-1.5 block truncate text-xs", each === template ? "font-medium" : "text-muted-foreground")}
            >
              {titleCase(each)}
            </span>
            {hasOwnLook(each) ? null : (
              <span id={`${name}-${each}`} className="block truncate text-2xs text-subtle-foreground">
                {t("printsAs", { name: titleCase(TEMPLATES[each].printsAs) })}
              </span>
            )}
          </label>
        ))}
      </div>
      {hasOwnLook(template) ? null : (
        <p className="text-muted-foreground text-xs">
          {t("noOwnLook", { name: titleCase(template), other: titleCase(TEMPLATES[template].printsAs) })}
        </p>
      )}
    </Group>
  );
}

const titleCase = (name: string) => `${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;

/** Three short paragraphs, each with its heading. */
const LINES = [
  "w-2/5",
  "w-full",
  "w-11/12",
  "w-4/5",
  "mt-[5px] w-1/2",
  "w-full",
  "w-10/12",
  "w-full",
  "mt-[5px] w-1/3",
  "w-11/12",
  "w-full",
  "w-3/5",
] as const;

/** The plan of a template: one column, or two and on which side the narrow one stands. */
function Schema({ template, isChosen }: { template: TemplateName; isChosen: boolean }) {
  const { columns, sidebarSide } = TEMPLATES[template];
  const column = (share: string) => (
    <span className={classNames("grid content-start gap-[4px]", share)}>
      {LINES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <span key={index} className={classNames("h-[2px] bg-[#cfcac2]", width)} />
      ))}
    </span>
  );
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "flex aspect-[210/297] gap-2 rounded-[2px] bg-[#fffefc] px-2.5 py-3 shadow-[0_0_0_1px_var(--border)] [filter:var(--page-filter)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ring",
        isChosen && "shadow-[0_0_0_2px_var(--primary-ink)]",
        sidebarSide === "right" && "flex-row-reverse",
      )}
    >
      {columns === 2 ? column("w-1/3") : null}
      {column("flex-1")}
    </span>
  );
}
