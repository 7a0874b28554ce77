"use client";

import { useTranslations } from "next-intl";
import { SavedFilters } from "@/components/features/applications/saved-filters";
import { counted, keyOf, SORTS } from "@/components/features/applications/select-applications";
import type { View } from "@/components/features/applications/use-tracker-address";
import { FilterButton } from "@/components/kit/collections/filter-button";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { Menu, MenuChoice } from "@/components/kit/ui/menu";
import { MenuTick } from "@/components/kit/ui/shared-menu";
import type { Application } from "@/contracts/model/application";
import { STAGES } from "@/contracts/model/stages";

const NARROW = "@max-[1180px]/tracker:sr-only";

type TrackerFiltersProps = {
  view: View;
  query: string;
  /** All applications; counts are of these. */
  all: readonly Application[];
  onChange: (changes: Partial<View>) => void;
  onQuery: (query: string) => void;
};

/** Which applications one sees, and in which order. */
export function TrackerFilters({ view, query, all, onChange, onQuery }: TrackerFiltersProps) {
  const t = useTranslations("applications");
  const { stages } = view;
  const sort = keyOf(view.sort);
  const tags = counted(
    all.flatMap((each) => each.tags),
    view.tags,
  );
  const sources = counted(
    all.map(({ source }) => source),
    view.sources,
  );
  return (
    <>
      <TickMenu
        icon="funnel-simple"
        text={t("stage")}
        chosen={stages}
        options={STAGES.map((value) => ({
          value,
          label: t(`stages.${value}`),
          count: all.filter(({ status }) => status === value).length,
        }))}
        onChange={(next) => onChange({ stages: STAGES.filter((stage) => next.includes(stage)) })}
      />
      <TickMenu
        icon="tag"
        text={t("tags")}
        chosen={view.tags}
        options={tags.map(({ value, count }) => ({ value, label: value, count }))}
        onChange={(next) => onChange({ tags: next })}
      />
      <TickMenu
        icon="globe-simple"
        text={t("fields.source")}
        chosen={view.sources}
        options={sources.map(({ value, count }) => ({ value, label: value, count }))}
        onChange={(next) => onChange({ sources: next })}
      />
      <Menu
        align="end"
        trigger={<FilterButton whereNarrow={NARROW} icon="sort-ascending" text={t(`sorts.${sort}`)} label={t("sort")} />}
      >
        <MenuChoice
          label={t("sort")}
          value={sort}
          onChange={(next) => onChange({ sort: next })}
          options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
      </Menu>
      <SavedFilters view={view} query={query} onChange={onChange} onQuery={onQuery} />
    </>
  );
}

type TickMenuProps = {
  icon: IconName;
  text: string;
  chosen: readonly string[];
  options: readonly { value: string; label: string; count: number }[];
  onChange: (chosen: string[]) => void;
};

/** A multiple choice; renders nothing without choices. */
function TickMenu({ icon, text, chosen, options, onChange }: TickMenuProps) {
  if (options.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={<FilterButton whereNarrow={NARROW} icon={icon} text={text} count={chosen.length} isOn={chosen.length > 0} />}
    >
      {options.map(({ value, label, count }) => (
        <MenuTick
          key={value}
          isOn={chosen.includes(value)}
          count={count}
          onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))}
        >
          {label}
        </MenuTick>
      ))}
    </Menu>
  );
}
