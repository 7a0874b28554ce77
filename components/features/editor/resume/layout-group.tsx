"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { useShallow } from "zustand/react/shallow";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf } from "@/components/features/editor/core/store";
import { Group, Line } from "@/components/features/editor/design/group";
import { NumberField } from "@/components/features/editor/fields/number-field";
import { isSamePlace, type Place, placesOn, sectionOrder } from "@/components/features/editor/resume/document-structure";
import { addPage, removePage } from "@/components/features/editor/resume/section-edits";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import { useDropSection, useMoveSection, usePlaceName } from "@/components/features/editor/resume/sections/section-places";
import { useResume, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Icon } from "@/components/kit/ui/icon";
import { Segmented } from "@/components/kit/ui/segmented";
import { LIMITS } from "@/contracts/limits";
import type { LayoutPage, Metadata } from "@/contracts/model/resume/metadata";
import { TEMPLATES } from "@/typeset/templates";

/** Pages, and for templates with two columns the sidebar. */
export function LayoutGroup() {
  const t = useTranslations("editor.design");
  const store = useResumeStore();
  const isTwoColumn = useResume((document) => TEMPLATES[document.metadata.template].columns === 2);
  const pages = useResume((document) => document.metadata.layout.pages);
  const side = useResume(({ metadata: { layout, template } }) => layout.sidebarSide ?? TEMPLATES[template].sidebarSide);
  const edit = store.getState().edit;
  return (
    <Group
      title={t("layout")}
      field="/metadata/layout"
      aside={
        <Button variant="ghost" size="xs" className="-me-2 font-normal" onClick={() => edit(label("addPage"), addPage)}>
          <Icon name="plus" size="xs" />
          {t("addPage")}
        </Button>
      }
    >
      {isTwoColumn ? <Sidebar /> : null}
      <ol>
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name than its number.
          <li key={index} className="pb-2">
            <div className="flex min-h-8 items-center gap-2">
              <span className="flex-1">{t("pageNumber", { number: index + 1 })}</span>
              <Checkbox
                checked={page.fullWidth}
                onChange={(event) =>
                  edit(label("changeDesign", `layout/${index}`), (draft) => {
                    const target = draft.metadata.layout.pages[index];
                    if (target) target.fullWidth = event.target.checked;
                  })
                }
              >
                {t("fullWidth")}
              </Checkbox>
              <Button
                variant="ghost"
                size="xs"
                shape="icon"
                aria-label={t("removePage", { number: index + 1 })}
                disabled={pages.length === 1}
                onClick={() => edit(label("removePage", String(index)), (draft) => removePage(draft, index))}
              >
                <Icon name="trash" size="sm" />
              </Button>
            </div>
            <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-md border bg-card p-1">
              {columnsOf(index, page, isTwoColumn, side).map((place) => (
                <SectionColumn key={place.column} place={place} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className="text-muted-foreground text-xs">{t("layoutHint")}</p>
    </Group>
  );
}

/** The columns of a page in the order in which they print. */
function columnsOf(page: number, { fullWidth }: LayoutPage, isTwoColumn: boolean, side: "left" | "right"): Place[] {
  if (!isTwoColumn || fullWidth) return [{ page, column: "whole" }];
  const [main, beside]: Place[] = [
    { page, column: "main" },
    { page, column: "sidebar" },
  ];
  return main && beside ? (side === "left" ? [beside, main] : [main, beside]) : [];
}

/** One column of a page: its sections by name, to be dragged, or moved by Alt and an arrow key. */
function SectionColumn({ place }: { place: Place }) {
  const t = useTranslations("editor.design");
  const store = useResumeStore();
  const nameOf = usePlaceName();
  const headingOf = useSectionHeadings();
  const drop = useDropSection(place);
  const moveSection = useMoveSection();
  const ids = useResume(
    useShallow((document) => sectionOrder(document).find((column) => isSamePlace(column.place, place))?.sectionIds ?? []),
  );
  const headings = useResume(useShallow((document) => ids.map((id) => headingOf(document, id))));

  function onKeyDown(event: KeyboardEvent, id: string, index: number) {
    if (!event.altKey) return;
    const data = documentOf(store.getState());
    const pages = data.metadata.layout.pages.length;
    const onPage = (page: number) => {
      const places = placesOn(data, page);
      return places.find(({ column }) => column === place.column) ?? places[0];
    };
    const other = placesOn(data, place.page).find(({ column }) => column !== place.column);
    const targets: Record<string, [Place | undefined, number?]> = {
      ArrowUp: index > 0 ? [place, index - 1] : [onPage(place.page - 1)],
      ArrowDown: index < ids.length - 1 ? [place, index + 1] : [onPage(place.page + 1), 0],
      ArrowLeft: [other],
      ArrowRight: [other],
    };
    const found = targets[event.key];
    if (!found) return;
    event.preventDefault();
    const [target, at] = found;
    if (!target || target.page < 0 || target.page >= pages || !moveSection(id, target, at)) return;
    requestAnimationFrame(() => document.getElementById(`layout-${id}`)?.focus());
  }

  return (
    <ol ref={drop} data-drop-list="section" aria-label={nameOf(place)} className="grid min-h-7 content-start gap-0.5">
      {ids.map((id, index) => (
        <li key={id} data-drag={id} data-drag-name={headings[index]} data-drag-handle="">
          <button
            id={`layout-${id}`}
            type="button"
            aria-label={t("placeOf", { name: headings[index] ?? "" })}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
            onKeyDown={(event) => onKeyDown(event, id, index)}
            onClick={() => store.getState().openSection(id)}
            className="flex h-6 w-full cursor-grab items-center rounded-sm bg-muted px-2 text-start text-xs shadow-[inset_0_0_0_1px_var(--border)] hover:bg-accent phone:h-9"
          >
            <span className="truncate">{headings[index]}</span>
          </button>
        </li>
      ))}
      {ids.length === 0 ? <li className="px-2 py-1 text-subtle-foreground text-xs">{t("emptyColumn")}</li> : null}
    </ol>
  );
}

type Side = "template" | "left" | "right";

function Sidebar() {
  const t = useTranslations("editor.design");
  const store = useResumeStore();
  const width = useResume((document) => document.metadata.layout.sidebarWidth);
  const side = useResume((document): Side => document.metadata.layout.sidebarSide ?? "template");
  const change = (name: string, recipe: (layout: Metadata["layout"]) => void) =>
    store.getState().edit(label("changeDesign", `layout/${name}`), (draft) => recipe(draft.metadata.layout));
  const setWidth = (value: number) =>
    change("sidebarWidth", (layout) => {
      layout.sidebarWidth = value;
    });
  const setSide = (value: Side) =>
    change("sidebarSide", (layout) => {
      if (value === "template") delete layout.sidebarSide;
      else layout.sidebarSide = value;
    });
  return (
    <>
      <Line label={t("sidebarSide")}>
        <Segmented
          label={t("sidebarSide")}
          size="sm"
          value={side}
          onChange={setSide}
          options={[
            { value: "template", label: t("sides.template") },
            { value: "left", label: t("sides.left") },
            { value: "right", label: t("sides.right") },
          ]}
        />
      </Line>
      <Line label={t("sidebarWidth")}>
        <NumberField aria-label={t("sidebarWidth")} unit="%" {...LIMITS.resume.sidebarWidth} value={width} onChange={setWidth} />
      </Line>
    </>
  );
}
