"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { ImprovableText } from "@/components/features/editor/ai/improve/improvable-text";
import { moveWithin } from "@/components/features/editor/core/move-within";
import { newId } from "@/components/features/editor/core/new-id";
import { useDropList, withEntryAt } from "@/components/features/editor/drag/drop-lists";
import { Grip } from "@/components/features/editor/drag/grip";
import { OrderButtons } from "@/components/features/editor/fields/order-buttons";
import { DatesField } from "@/components/features/editor/resume/sections/dates-field";
import { Button } from "@/components/kit/ui/button";
import { Field, LABEL, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { NO_DATES } from "@/domain/dates/parse";
import type { Role } from "@/sections/experience/schema";

type RolesFieldProps = {
  value: readonly Role[];
  onChange: (value: Role[]) => void;
  /** The list as the page names it. */
  pointer: string;
  /** The entry it belongs to. */
  where: string;
};

/** Several positions held at one employer, newest first. */
export function RolesField({ value, onChange, pointer, where }: RolesFieldProps) {
  const t = useTranslations("editor.roles");
  const change = (id: string, part: Partial<Role>) =>
    onChange(value.map((role) => (role.id === id ? { ...role, ...part } : role)));
  const move = (id: string, by: number) => {
    const next = [...value];
    moveWithin(next, (role) => role.id === id, by);
    onChange(next);
  };
  const id = useId();
  const list = useDropList((drop) => onChange(withEntryAt(value, drop)));
  return (
    <div className="col-span-full">
      {value.length > 0 ? <span className={`${LABEL} mb-1`}>{t("title")}</span> : null}
      <ol ref={list} data-drop-list={`role:${id}`}>
        {value.map((role, index) => (
          <li
            key={role.id}
            data-drag={role.id}
            data-drag-name={role.position}
            className="grid grid-cols-2 gap-3 border-t py-3 slim:grid-cols-1"
          >
            <div data-field={`${pointer}/#${role.id}/position`} className="contents">
              <Field label={t("position")} className="col-span-full">
                {(ids) => (
                  <span className="flex gap-1">
                    <Grip className="-ms-6 w-6 flex-none phone:ms-0" />
                    <TextInput
                      {...ids}
                      value={role.position}
                      onChange={(event) => change(role.id, { position: event.target.value })}
                    />
                    <OrderButtons
                      labels={{
                        up: t("moveUp", { position: role.position }),
                        down: t("moveDown", { position: role.position }),
                        delete: t("delete", { position: role.position }),
                      }}
                      index={index}
                      count={value.length}
                      onMove={(by) => move(role.id, by)}
                      onDelete={() => onChange(value.filter((other) => other.id !== role.id))}
                      className="gap-1"
                    />
                  </span>
                )}
              </Field>
            </div>
            <div data-field={`${pointer}/#${role.id}/dates`} className="contents">
              <DatesField kind="period" value={role.dates ?? NO_DATES} onChange={(dates) => change(role.id, { dates })} />
            </div>
            <div data-field={`${pointer}/#${role.id}/description`} className="contents">
              <ImprovableText
                label={t("description")}
                value={role.description}
                onChange={(description) => change(role.id, { description })}
                pointer={`${pointer}/#${role.id}/description`}
                where={[role.position, where].filter(Boolean).join(", ")}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        variant="ghost"
        size="sm"
        className="-ms-2 font-normal"
        onClick={() => onChange([...value, { id: newId(), position: "", period: "", description: "", dates: { ...NO_DATES } }])}
      >
        <Icon name="plus" size="sm" />
        {t("add")}
      </Button>
    </div>
  );
}
