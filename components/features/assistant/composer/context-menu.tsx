"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { MenuCaption } from "@/components/kit/ui/menu";
import { MENU_ITEM, MENU_POPUP } from "@/components/kit/ui/menu-look";

export const CONTEXT_PARTS = ["document", "posting", "application", "memory", "web"] as const;
export type ContextPart = (typeof CONTEXT_PARTS)[number];
export type ContextChoice = Record<ContextPart, boolean>;

/** The default sources: all of the user's own data, and nothing from elsewhere. */
export const USUAL_CONTEXT: ContextChoice = { document: true, posting: true, application: true, memory: true, web: false };

type ContextMenuProps = { parts: readonly ContextPart[]; value: ContextChoice; onChange: (value: ContextChoice) => void };

/** What the assistant may read for the next message. */
export function ContextMenu({ parts, value, onChange }: ContextMenuProps) {
  const t = useTranslations("assistant.context");
  const read = parts.filter((part) => value[part]);
  return (
    <Base.Root>
      <Base.Trigger
        render={
          <Button variant="ghost" size="sm" className="px-2 font-normal" aria-label={t("button", { count: read.length })}>
            <Icon name="sliders-horizontal" />
            <span className="text-xs tabular-nums">{read.length}</span>
          </Button>
        }
      />
      <Base.Portal render={<aside />}>
        <Base.Positioner sideOffset={4} side="top" align="start" className="z-50 outline-hidden" collisionPadding={8}>
          <Base.Popup className={MENU_POPUP}>
            <MenuCaption>{t("title")}</MenuCaption>
            {parts.map((part) => (
              <Base.CheckboxItem
                key={part}
                checked={value[part]}
                onCheckedChange={(isOn) => onChange({ ...value, [part]: isOn })}
                closeOnClick={false}
                className={MENU_ITEM}
              >
                <span
                  aria-hidden="true"
                  className={`grid size-4 flex-none place-items-center rounded-sm ${value[part] ? "bg-primary text-primary-foreground" : "bg-card shadow-[inset_0_0_0_1px_var(--input)]"}`}
                >
                  {value[part] ? <Icon name="check-bold" size="xs" /> : null}
                </span>
                <span className="min-w-0 flex-1 truncate">{t(`parts.${part}`)}</span>
              </Base.CheckboxItem>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
