"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { keyOf, type Sort, type SortKey } from "@/components/features/applications/select-applications";
import { ApplicationRow } from "@/components/features/applications/table/application-row";
import { ApplicationsSelection } from "@/components/features/applications/table/selection-bar";
import {
  COLUMN_NAMES,
  type ColumnName,
  gridOf,
  readColumns,
  writeColumns,
} from "@/components/features/applications/table/table-columns";
import type { ApplicationActions } from "@/components/features/applications/use-application-actions";
import { useShortcuts } from "@/components/kit/shell/use-shortcuts";
import { Button } from "@/components/kit/ui/button";
import { CheckBoxOnly } from "@/components/kit/ui/checkbox";
import { Icon } from "@/components/kit/ui/icon";
import { Menu } from "@/components/kit/ui/menu";
import { MenuTick } from "@/components/kit/ui/shared-menu";
import type { Application } from "@/contracts/model/application";

type ApplicationTableProps = {
  applications: readonly Application[];
  openId: string | null;
  now: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: readonly Application[];
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: (applications: readonly Application[]) => void;
  actions: ApplicationActions;
};

const ROW_HEIGHT = 45;
const PHONE_ROW_HEIGHT = 65;

/** The applications as lines. Only those near the window are drawn; bulk actions are in a bar below. */
export function ApplicationTable(props: ApplicationTableProps) {
  const { applications, openId, now, selected, onSelectAll, onClear, onDelete, actions } = props;
  const t = useTranslations("applications");
  const scroller = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<readonly ColumnName[]>(readColumns);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const grid = gridOf(columns);
  const rowHeight = useRowHeight();
  const virtualizer = useVirtualizer({
    count: applications.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => applications[index]?.id ?? index,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: 40,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are placed again.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  useShortcuts({
    selectAll: onSelectAll,
    ...(selected.length > 0 ? { clearSelection: onClear, trash: () => onDelete(selected) } : {}),
  });

  function choose(next: readonly ColumnName[]) {
    const ordered = COLUMN_NAMES.filter((name) => next.includes(name));
    setColumns(ordered);
    writeColumns(ordered);
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-row]") : null;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const control = event.target instanceof HTMLElement ? event.target.dataset.control : undefined;
    if (!row || step === undefined || control === undefined || control === "more") return;
    const index = Number(row.dataset.row) + step;
    if (index < 0 || index >= applications.length) return;
    event.preventDefault();
    virtualizer.scrollToIndex(index);
    focusRow(scroller.current, index, control);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside. */}
      <div ref={scroller} onKeyDown={onKeyDown} className="relative min-h-0 flex-1 overflow-auto border-t phone:pb-16">
        <table aria-label={t("title")} aria-rowcount={applications.length + 1} className="block min-w-fit">
          <TableHead {...props} columns={columns} grid={grid} onColumns={choose} />
          <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((row) => {
              const application = applications[row.index];
              return application ? (
                <ApplicationRow
                  key={row.key}
                  {...{ application, now, columns, grid }}
                  index={row.index}
                  top={row.start}
                  isOpen={application.id === openId}
                  isSelected={selectedIds.has(application.id)}
                />
              ) : null;
            })}
          </tbody>
        </table>
      </div>
      {selected.length > 0 ? (
        <ApplicationsSelection {...{ selected, actions, onClear }} onDelete={() => onDelete(selected)} />
      ) : null}
    </>
  );
}

type TableHeadProps = ApplicationTableProps & {
  columns: readonly ColumnName[];
  grid: string;
  onColumns: (columns: readonly ColumnName[]) => void;
};

/** The names of the columns; a press sorts, another one turns the order around. */
function TableHead({ applications, selected, sort, onSort, onSelectAll, onClear, columns, grid, onColumns }: TableHeadProps) {
  const t = useTranslations("applications");
  const isWhole = selected.length === applications.length;
  const heading = (key: SortKey | "tags") =>
    key === "tags" ? (
      <th key={key} scope="col" className="truncate px-1.5 text-start font-medium">
        {t("tags")}
      </th>
    ) : (
      <th
        key={key}
        scope="col"
        aria-sort={keyOf(sort) !== key ? undefined : sort.startsWith("-") ? "descending" : "ascending"}
        className="min-w-0 text-start font-medium"
      >
        <button
          type="button"
          onClick={() => onSort(sort === key ? `-${key}` : key)}
          className="flex h-7 max-w-full items-center gap-1 rounded-sm px-1.5 hover:text-foreground"
        >
          <span className="truncate">{t(`columns.${key}`)}</span>
          {keyOf(sort) === key ? <Icon name={sort.startsWith("-") ? "caret-down" : "caret-up"} size="xs" /> : null}
        </button>
      </th>
    );
  return (
    <thead className="sticky top-0 z-10 block bg-background phone:hidden">
      <tr
        className="grid h-10 items-center gap-x-2 border-b px-4 font-medium text-muted-foreground text-xs"
        style={{ gridTemplateColumns: grid }}
      >
        <td className="grid place-items-center">
          <CheckBoxOnly
            aria-label={t("selectAll")}
            checked={isWhole}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && !isWhole;
            }}
            onChange={() => (isWhole ? onClear() : onSelectAll())}
          />
        </td>
        {heading("company")}
        {heading("role")}
        {columns.map(heading)}
        <td>
          <Menu
            align="end"
            trigger={
              <Button variant="ghost" size="xs" shape="icon" aria-label={t("columnChoice")}>
                <Icon name="columns" size="sm" />
              </Button>
            }
          >
            {COLUMN_NAMES.map((name) => (
              <MenuTick
                key={name}
                isOn={columns.includes(name)}
                onChange={(isOn) => onColumns(isOn ? [...columns, name] : columns.filter((each) => each !== name))}
              >
                {name === "tags" ? t("tags") : t(`columns.${name}`)}
              </MenuTick>
            ))}
          </Menu>
        </td>
      </tr>
    </thead>
  );
}

/** A line of a phone has two rows of text. */
function useRowHeight(): number {
  const [isPhone, setPhone] = useState(() => window.matchMedia("(max-width: 640px)").matches);
  useEffect(() => {
    const media = window.matchMedia("(max-width: 640px)");
    const listener = () => setPhone(media.matches);
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  }, []);
  return isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
}

/** Puts the focus on the same control of another row once it is drawn. */
function focusRow(holder: HTMLElement | null, index: number, control: string, tries = 20): void {
  const target = holder?.querySelector<HTMLElement>(`[data-row="${index}"] [data-control="${control}"]`);
  if (target) target.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusRow(holder, index, control, tries - 1));
}
