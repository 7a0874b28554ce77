"use client";

import { useTranslations } from "next-intl";
import { hasStatus, type LibraryEntry } from "@/components/features/documents/select-entries";
import { countTags } from "@/components/features/documents/tag-changes";
import { SORTS, STATUSES, type View } from "@/components/features/documents/use-library-address";
import { FilterButton } from "@/components/kit/collections/filter-button";
import { Menu, MenuChoice } from "@/components/kit/ui/menu";
import { MenuTick } from "@/components/kit/ui/shared-menu";

const NARROW = "tablet:hidden";

type LibraryFiltersProps = {
  view: View;
  /** The documents of the selected kind, which are counted. */
  entries: readonly LibraryEntry[];
  onChange: (changes: Partial<View>) => void;
};

/** Filters and sort order of the library. */
export function LibraryFilters({ view, entries, onChange }: LibraryFiltersProps) {
  const t = useTranslations("documents");
  const counted = countTags(entries);
  // A selected tag stays in the menu even if no document has it any more, so that it can be deselected.
  const tags = [
    ...counted,
    ...view.tags.filter((tag) => !counted.some((each) => each.tag === tag)).map((tag) => ({ tag, count: 0 })),
  ];
  const chosen = view.tags.length;
  return (
    <>
      {tags.length > 0 ? (
        <Menu
          align="end"
          trigger={<FilterButton whereNarrow={NARROW} icon="tag" text={t("tags")} count={chosen} isOn={chosen > 0} />}
        >
          {tags.map(({ tag, count }) => (
            <MenuTick
              key={tag}
              isOn={view.tags.includes(tag)}
              count={count}
              onChange={(isOn) => onChange({ tags: isOn ? [...view.tags, tag] : view.tags.filter((each) => each !== tag) })}
            >
              {tag}
            </MenuTick>
          ))}
        </Menu>
      ) : null}
      {view.kind === "trash" ? null : (
        <Menu
          align="end"
          trigger={
            <FilterButton
              whereNarrow={NARROW}
              icon="funnel-simple"
              text={t(`statuses.${view.status}`)}
              label={t("status")}
              isOn={view.status !== "any"}
            />
          }
        >
          <MenuChoice
            label={t("status")}
            value={view.status}
            onChange={(status) => onChange({ status })}
            options={STATUSES.map((value) => ({
              value,
              label: `${t(`statuses.${value}`)} (${entries.filter((entry) => hasStatus(entry, value)).length})`,
            }))}
          />
        </Menu>
      )}
      <Menu
        align="end"
        trigger={<FilterButton whereNarrow={NARROW} icon="sort-ascending" text={t(`sorts.${view.sort}`)} label={t("sort")} />}
      >
        <MenuChoice
          label={t("sort")}
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
          options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
      </Menu>
    </>
  );
}
