"use client";

import { useTranslations } from "next-intl";
import { moveWithin } from "@/components/features/editor/core/move-within";
import { newId } from "@/components/features/editor/core/new-id";
import { useDropList, withEntryAt } from "@/components/features/editor/drag/drop-lists";
import { Grip } from "@/components/features/editor/drag/grip";
import { IconField } from "@/components/features/editor/fields/icon-field";
import { OrderButtons } from "@/components/features/editor/fields/order-buttons";
import { Button } from "@/components/kit/ui/button";
import { Field, LABEL, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import type { CustomField } from "@/contracts/model/resume/basics";

type CustomFieldsProps = { fields: readonly CustomField[]; onChange: (fields: CustomField[]) => void };

/** Further contact lines: an icon, a text, and where it leads. */
export function CustomFields({ fields, onChange: setFields }: CustomFieldsProps) {
  const t = useTranslations("editor.customFields");
  const change = (id: string, part: Partial<CustomField>) =>
    setFields(fields.map((field) => (field.id === id ? { ...field, ...part } : field)));
  const move = (id: string, by: number) => {
    const next = [...fields];
    moveWithin(next, (field) => field.id === id, by);
    setFields(next);
  };
  const list = useDropList((drop) => setFields(withEntryAt(fields, drop)));
  return (
    <div className="col-span-full">
      {fields.length > 0 ? <span className={`${LABEL} mb-1`}>{t("title")}</span> : null}
      <ol ref={list} data-drop-list="custom-field">
        {fields.map((field, index) => (
          <li
            key={field.id}
            data-drag={field.id}
            data-drag-name={field.text}
            data-field={`/basics/customFields/#${field.id}`}
            className="relative grid grid-cols-2 gap-x-3 gap-y-2 border-t py-2 slim:grid-cols-1"
          >
            <Grip className="absolute -start-6 top-7 size-6 phone:start-auto phone:end-0 phone:top-1" />
            <Field label={t("text")}>
              {(ids) => (
                <TextInput {...ids} value={field.text} onChange={(event) => change(field.id, { text: event.target.value })} />
              )}
            </Field>
            <Field label={t("link")}>
              {(ids) => (
                <TextInput
                  {...ids}
                  inputMode="url"
                  placeholder="https://"
                  value={field.link}
                  onChange={(event) => change(field.id, { link: event.target.value })}
                />
              )}
            </Field>
            <IconField
              label={t("icon")}
              value={field.icon}
              onChange={(icon) => change(field.id, { icon })}
              emptyMeans={t("noIcon")}
            />
            <OrderButtons
              labels={{
                up: t("moveUp", { text: field.text }),
                down: t("moveDown", { text: field.text }),
                delete: t("delete", { text: field.text }),
              }}
              index={index}
              count={fields.length}
              onMove={(by) => move(field.id, by)}
              onDelete={() => setFields(fields.filter((other) => other.id !== field.id))}
              className="items-end"
            />
          </li>
        ))}
      </ol>
      <Button
        variant="ghost"
        size="sm"
        className="-ms-2 font-normal"
        onClick={() => setFields([...fields, { id: newId(), icon: "", text: "", link: "" }])}
      >
        <Icon name="plus" size="sm" />
        {t("add")}
      </Button>
    </div>
  );
}
