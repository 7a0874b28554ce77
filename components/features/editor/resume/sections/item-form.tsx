"use client";

import { useTranslations } from "next-intl";
import { ImprovableText } from "@/components/features/editor/ai/improve/improvable-text";
import { ColorField } from "@/components/features/editor/fields/color-field";
import { IconField } from "@/components/features/editor/fields/icon-field";
import { KeywordsField } from "@/components/features/editor/fields/keywords-field";
import { LevelField } from "@/components/features/editor/fields/level-field";
import { WebsiteField } from "@/components/features/editor/fields/website-field";
import { findItem, itemDefinition } from "@/components/features/editor/resume/document-structure";
import { itemFieldPointer } from "@/components/features/editor/resume/field-pointer";
import { DatesField } from "@/components/features/editor/resume/sections/dates-field";
import { itemTitle } from "@/components/features/editor/resume/sections/preview-text";
import { RolesField } from "@/components/features/editor/resume/sections/roles-field";
import { type ItemPlace, useItemField } from "@/components/features/editor/resume/use-field";
import { useResume } from "@/components/features/editor/resume/use-resume";
import { Field, TextInput } from "@/components/kit/ui/field";
import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import type { Dates } from "@/contracts/model/resume/dates";
import type { FieldKind } from "@/contracts/model/resume/sections/definition";
import type { ItemWebsite } from "@/contracts/model/resume/website";
import { NO_DATES } from "@/domain/dates/parse";
import type { Role } from "@/sections/experience/schema";

type ItemFormProps = { place: ItemPlace; type: CustomSectionType };

/** Every field of an item, in the order of its section's definition. */
export function ItemForm({ place, type }: ItemFormProps) {
  const { fields, datesText } = itemDefinition(type);
  return (
    <div className="grid grid-cols-2 gap-3 slim:grid-cols-1">
      {[...fields].sort(byForm).map(({ name, kind }) => (
        <div key={name} data-field={itemFieldPointer(place.sectionId, place.itemId, name)} className="contents">
          <ItemField place={place} type={type} name={name} kind={kind} datesKind={datesText ?? "period"} />
        </div>
      ))}
    </div>
  );
}

/** Dates take a whole line, so the short website field comes before them, beside the last line of text. */
const byForm = (a: { kind: FieldKind }, b: { kind: FieldKind }) =>
  Number(a.kind === "dates" && b.kind === "website") - Number(a.kind === "website" && b.kind === "dates");

type ItemFieldProps = ItemFormProps & { name: string; kind: FieldKind; datesKind: "period" | "date" };

/** One field. Its value comes from a document that the contract has checked, so its kind determines its shape. */
function ItemField({ place, type, name, kind, datesKind }: ItemFieldProps) {
  const t = useTranslations("editor");
  const where = useResume((document) => {
    const item = findItem(document, place.sectionId, place.itemId);
    const { title, detail } = item ? itemTitle(type, item) : { title: "", detail: "" };
    return [title, detail].filter(Boolean).join(", ");
  });
  const [value, write] = useItemField(place, name);
  const title = t(`fields.${name as FieldName}`);
  switch (kind) {
    case "text":
      return (
        <Field label={title}>
          {(ids) => <TextInput {...ids} value={String(value ?? "")} onChange={(event) => write(event.target.value)} />}
        </Field>
      );
    case "rich-text":
      return (
        <ImprovableText
          label={title}
          value={String(value ?? "")}
          onChange={write}
          pointer={itemFieldPointer(place.sectionId, place.itemId, name)}
          where={where}
        />
      );
    case "website":
      return (
        <WebsiteField value={(value as ItemWebsite | undefined) ?? { url: "", label: "", inlineLink: false }} onChange={write} />
      );
    case "dates":
      return <DatesField kind={datesKind} value={(value as Dates | undefined) ?? NO_DATES} onChange={write} />;
    case "level":
      return <LevelField label={title} value={Number(value ?? 0)} onChange={write} />;
    case "keywords":
      return <KeywordsField label={title} value={(value as string[] | undefined) ?? []} onChange={write} />;
    case "icon":
      return <IconField label={title} value={String(value ?? "")} onChange={write} emptyMeans={t("icon.none")} />;
    case "color":
      return (
        <Field label={title}>
          {({ id }) => <ColorField id={id} label={title} value={String(value ?? "")} onChange={write} allowEmpty />}
        </Field>
      );
    case "roles":
      return (
        <RolesField
          value={(value as Role[] | undefined) ?? []}
          onChange={write}
          pointer={itemFieldPointer(place.sectionId, place.itemId, name)}
          where={where}
        />
      );
  }
}

type FieldName = keyof typeof import("@/messages/en.json")["editor"]["fields"];
