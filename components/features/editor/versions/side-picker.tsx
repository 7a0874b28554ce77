"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import type { VersionEntry } from "@/components/features/editor/versions/use-versions";
import { useVersionNames } from "@/components/features/editor/versions/version-names";
import { queries } from "@/components/kit/api/client";
import { LABEL, Select } from "@/components/kit/ui/field";

type SidePickerProps<Document, Card extends DocumentCard> = {
  editor: OpenEditor<Document, Card>;
  entries: readonly VersionEntry[];
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** Chooses one side of a comparison. */
export function SidePicker<Document, Card extends DocumentCard>(props: SidePickerProps<Document, Card>) {
  const { editor, entries, label, value, onChange } = props;
  const t = useTranslations("editor.versions.compare");
  const id = useId();
  const { nameOf, timeOf } = useVersionNames();
  const card = editor.store.getState().card;
  const { data: documents = [] } = useQuery(queries.documents.list.queryOptions({ input: {} }));
  const others = documents.filter((entry) => entry.type === editor.kind.name && entry.id !== card.id);
  return (
    <div className="min-w-0 flex-1 basis-56">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="now">{t("now")}</option>
        <optgroup label={t("versions")}>
          {entries.map((version) => (
            <option key={version.id} value={`version/${version.id}`}>
              {nameOf(version)}, {timeOf(version)}
            </option>
          ))}
        </optgroup>
        {others.length > 0 ? (
          <optgroup label={t("documents")}>
            {others.map((entry) => (
              <option key={entry.id} value={`document/${entry.id}`}>
                {entry.name}
              </option>
            ))}
          </optgroup>
        ) : null}
      </Select>
    </div>
  );
}
