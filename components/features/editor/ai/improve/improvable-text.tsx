"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { improvementKey } from "@/components/features/editor/ai/improve/proposal";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { RichTextField, type RichTextProps } from "@/components/features/editor/fields/rich-text-field";
import { isStored } from "@/components/kit/ai/use-stored";
import { Button } from "@/components/kit/ui/button";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const ImprovePanel = lazyPart(async () => ({
  default: (await import("@/components/features/editor/ai/improve/improve-panel")).ImprovePanel,
}));

type ImprovableTextProps = RichTextProps & {
  /** The field as the page names it. */
  pointer: string;
  /** Its place, for the model: the entry and the position in it. */
  where: string;
};

/** Running text with “Improve” at its head: another wording of one of its lines. A proposal that was left open is open again. */
export function ImprovableText({ pointer, where, aside, ...field }: ImprovableTextProps) {
  const t = useTranslations("editorAi.improve");
  const isFixed = useEditor(isReadOnly);
  const id = useEditor((state) => state.card.id);
  const [isOpen, setOpen] = useState(() => isStored(improvementKey(id, pointer)));
  const [wasPressed, setPressed] = useState(false);
  const canImprove = !isFixed && field.value.replace(/<[^>]*>/g, "").trim() !== "";
  return (
    <>
      <RichTextField
        {...field}
        aside={
          <>
            {aside}
            {canImprove ? (
              <Button
                variant="ghost"
                size="xs"
                className="-my-1 -me-2 self-center font-normal"
                aria-expanded={isOpen}
                aria-label={t("openOf", { field: field.label })}
                onClick={() => {
                  setPressed(true);
                  setOpen(!isOpen);
                }}
              >
                {t("open")}
              </Button>
            ) : null}
          </>
        }
      />
      {isOpen && canImprove ? (
        <Suspense>
          <ImprovePanel
            pointer={pointer}
            where={where}
            html={field.value}
            wantsFocus={wasPressed}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
