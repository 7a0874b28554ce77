"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IconField } from "@/components/features/editor/fields/icon-field";
import { RowBody } from "@/components/features/editor/panels/row-frame";
import { findItemSection, findSection } from "@/components/features/editor/resume/document-structure";
import { useValue } from "@/components/features/editor/resume/use-field";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Field, Select, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";

type SectionSettingsProps = { sectionId: string; type: CustomSectionType; onClose: () => void };

/** The fields that every section has, and those of its kind. */
export function SectionSettings({ sectionId, type, onClose }: SectionSettingsProps) {
  const t = useTranslations("editor.sectionSettings");
  const tSections = useTranslations("editor.sections");
  const [title, setTitle] = useSectionValue(sectionId, "title", "");
  const [icon, setIcon] = useSectionValue(sectionId, "icon", "");
  const [columns, setColumns] = useSectionValue(sectionId, "columns", 1);
  return (
    <RowBody data-section-settings={sectionId}>
      <Field label={t("heading")}>
        {(ids) => (
          <TextInput {...ids} value={title} placeholder={tSections(type)} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      <IconField label={t("icon")} value={icon} onChange={setIcon} emptyMeans={t("ownIcon")} />
      {type === "summary" ? null : (
        <Field label={t("columns")}>
          {(ids) => (
            <Select {...ids} value={columns} onChange={(event) => setColumns(Number(event.target.value))}>
              {COLUMNS.map((number) => (
                <option key={number}>{number}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {type === "skills" ? <SkillSettings sectionId={sectionId} /> : null}
      <div className="col-span-full grid">
        <Flag sectionId={sectionId} name="showHeading" fallback={true}>
          {t("showHeading")}
        </Flag>
        <Flag sectionId={sectionId} name="keepTogether" fallback={false}>
          {t("keepTogether")}
        </Flag>
        <Flag sectionId={sectionId} name="startOnNewPage" fallback={false}>
          {t("startOnNewPage")}
        </Flag>
        {isSectionKey(type) && sectionForm(type).boldLine ? (
          <Flag sectionId={sectionId} name="mainEntryBold" fallback={true}>
            {t("mainEntryBold")}
          </Flag>
        ) : null}
      </div>
      <div>
        <Button size="sm" onClick={onClose}>
          {t("done")}
        </Button>
      </div>
    </RowBody>
  );
}

const COLUMNS = Array.from({ length: LIMITS.resume.columns.max }, (_, index) => index + 1);

function SkillSettings({ sectionId }: { sectionId: string }) {
  const t = useTranslations("editor.sectionSettings");
  const [layout, setLayout] = useSectionValue(sectionId, "layout", "default");
  const [keywordLayout, setKeywordLayout] = useSectionValue(sectionId, "keywordLayout", "inline");
  return (
    <>
      <Field label={t("skillLayout")}>
        {(ids) => (
          <Select {...ids} value={layout} onChange={(event) => setLayout(event.target.value)}>
            <option value="default">{t("layouts.default")}</option>
            <option value="inline">{t("layouts.inline")}</option>
          </Select>
        )}
      </Field>
      <Field label={t("keywordLayout")}>
        {(ids) => (
          <Select {...ids} value={keywordLayout} onChange={(event) => setKeywordLayout(event.target.value)}>
            <option value="inline">{t("keywordLayouts.inline")}</option>
            <option value="list">{t("keywordLayouts.list")}</option>
          </Select>
        )}
      </Field>
    </>
  );
}

function Flag({
  sectionId,
  name,
  fallback,
  children,
}: {
  sectionId: string;
  name: string;
  fallback: boolean;
  children: ReactNode;
}) {
  const [value, setValue] = useSectionValue(sectionId, name, fallback);
  return (
    <Checkbox checked={value} onChange={(event) => setValue(event.target.checked)}>
      {children}
    </Checkbox>
  );
}

/** One of the fields of a section itself. A field the section does not have yet reads as `fallback`. */
function useSectionValue<Value>(sectionId: string, name: string, fallback: Value): [Value, (value: Value) => void] {
  const record = (section: object | undefined) => section as Record<string, Value | undefined> | undefined;
  return useValue<Value>(
    `${sectionId}/${name}`,
    (document) => record(findSection(document, sectionId))?.[name] ?? fallback,
    (draft, value) => {
      const section = record(sectionId === "summary" ? draft.summary : findItemSection(draft, sectionId));
      if (section) section[name] = value;
    },
  );
}
