"use client";

import { useTranslations } from "next-intl";
import { Group, Line } from "@/components/editor/design/group";
import { label } from "@/components/editor/edit-names";
import { NumberField } from "@/components/editor/fields/number-field";
import { addPage, removePage } from "@/components/editor/resume/section-edits";
import { useResume, useResumeStore } from "@/components/editor/resume/use-resume";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { Segmented } from "@/components/ui/segmented";
import { LIMITS } from "@/contracts/limits";
import type { Metadata } from "@/contracts/model/resume/metadata";
import { TEMPLATES } from "@/typeset/templates";

/** Pages, and for templates with two columns the sidebar. */
export function LayoutGroup() {
  const t = useTranslations("editor.design");
  const store = useResumeStore();
  const isTwoColumn = useResume((document) => TEMPLATES[document.metadata.template].columns === 2);
  const pages = useResume((document) => document.metadata.layout.pages);
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
          <li key={index} className="flex min-h-8 items-center gap-2">
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
          </li>
        ))}
      </ol>
      <p className="text-muted-foreground text-xs">{t("layoutHint")}</p>
    </Group>
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
