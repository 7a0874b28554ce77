import { useTranslations } from "next-intl";
import { useState } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { LOOKS } from "@/typeset/looks";

const FILTERS = {
  oneColumn: "one column",
  twoColumns: "two columns",
  withPicture: "with picture",
  calm: "calm",
  strong: "strong",
} as const;
type Filter = keyof typeof FILTERS;
/** At most one of each pair: no template has both. */
const OPPOSITES: Partial<Record<Filter, Filter>> = {
  oneColumn: "twoColumns",
  twoColumns: "oneColumn",
  calm: "strong",
  strong: "calm",
};
const NAMES = Object.keys(FILTERS) as Filter[];

/** The templates that have everything the person asks for, and the buttons to ask with. */
export function useTemplateFilters() {
  const [filters, setFilters] = useState<ReadonlySet<Filter>>(new Set());
  const shown: readonly TemplateName[] = TEMPLATE_NAMES.filter((name) =>
    [...filters].every((filter) => LOOKS[name].tags.includes(FILTERS[filter])),
  );
  function toggle(filter: Filter) {
    const next = new Set(filters);
    const opposite = OPPOSITES[filter];
    if (opposite) next.delete(opposite);
    if (!next.delete(filter)) next.add(filter);
    setFilters(next);
  }
  return { shown, filters, toggle };
}

type TemplateFiltersProps = Omit<ReturnType<typeof useTemplateFilters>, "shown"> & { isEmpty: boolean; className?: string };

export function TemplateFilters({ filters, toggle, isEmpty, className }: TemplateFiltersProps) {
  const t = useTranslations("templateFilters");
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div role="group" aria-label={t("label")} className="flex flex-wrap gap-1.5">
        {NAMES.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filters.has(filter)}
            onClick={() => toggle(filter)}
            className={classNames(
              "h-7 cursor-pointer rounded-full px-2.5 text-xs shadow-[inset_0_0_0_1px_var(--border-strong)] hover:bg-muted phone:h-9",
              filters.has(filter) &&
                "bg-primary-soft font-medium text-primary-soft-foreground shadow-[inset_0_0_0_1.5px_var(--primary-ink)]",
            )}
          >
            {t(filter)}
          </button>
        ))}
      </div>
      {isEmpty ? (
        <p role="status" className="mt-1 text-muted-foreground text-xs">
          {t("none")}
        </p>
      ) : null}
    </div>
  );
}
