"use client";

import { useTranslations } from "next-intl";
import { useContext, useEffect, useId, useState } from "react";
import { opened } from "@/components/features/editor/core/use-editor";
import { SidePart } from "@/components/features/editor/design/side-part";
import { templateTitle } from "@/components/features/editor/design/template-title";
import { DesignContext } from "@/components/features/editor/design/use-design";
import { useFirstPages } from "@/components/features/editor/design/use-first-pages";
import { usePrintable } from "@/components/features/editor/design/use-prepared-looks";
import { TemplateFilters, useTemplateFilters } from "@/components/kit/shell/template-filters";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { inLookOf } from "@/typeset/chosen-look";

type TemplateGalleryProps = { value: TemplateName; onChoose: (template: TemplateName) => void; onClose: () => void };

/** Every template as a picture of this document's own first page. The build's samples are shown until each is rendered. */
export function TemplateGallery({ value, onChoose, onClose }: TemplateGalleryProps) {
  const t = useTranslations("editor.gallery");
  const group = useId();
  const { attempt, pictures: samples } = opened(useContext(DesignContext));
  const [printable] = useState(usePrintable());
  const { pictures, isUnavailable, watch } = useFirstPages(printable);
  const [chosen, setChosen] = useState(value);
  const { shown, ...filters } = useTemplateFilters();
  // The chosen one is on the page, and while the pointer is on another, that one.
  const show = (template: TemplateName) =>
    attempt((metadata) => {
      Object.assign(metadata, inLookOf(metadata, template));
    });
  useEffect(() => () => attempt(null), [attempt]);
  // The description of a template is about columns and sections, which a letter does not have.
  const isResume = samples === "";
  const missing = TEMPLATE_NAMES.length - pictures.size;

  function use(template: TemplateName) {
    if (template !== value) onChoose(template);
    onClose();
  }

  return (
    <SidePart
      title={t("title")}
      hint={t("hint")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onClick={() => use(chosen)}>
            {t("use", { name: templateTitle(chosen) })}
          </Button>
        </>
      }
    >
      <TemplateFilters {...filters} isEmpty={shown.length === 0} className="mt-2" />
      <p role="status" className="mt-2 min-h-4 text-muted-foreground text-xs">
        {isUnavailable ? t("samples") : missing > 0 ? t("drawing", { count: missing }) : t("drawn")}
      </p>
      <div
        role="radiogroup"
        aria-label={t("title")}
        className="-mx-2 mt-2 grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(min(124px,44%),1fr))] content-start gap-x-4 gap-y-5 overflow-y-auto p-2"
      >
        {shown.map((template) => (
          <label
            key={template}
            ref={watch}
            data-template={template}
            onDoubleClick={() => use(template)}
            onPointerEnter={(event) => event.pointerType === "mouse" && show(template)}
            onPointerLeave={() => (chosen === value ? attempt(null) : show(chosen))}
            className="block min-w-0 cursor-pointer"
          >
            <input
              type="radio"
              name={group}
              className="peer sr-only"
              checked={template === chosen}
              onChange={() => {
                setChosen(template);
                show(template);
              }}
              aria-label={templateTitle(template)}
              aria-describedby={isResume ? `${group}-${template}` : undefined}
            />
            <span
              className={classNames(
                "block aspect-[210/297] overflow-hidden rounded-[2px] bg-[#fffefc] shadow-[0_0_0_1px_var(--border)] [filter:var(--page-filter)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ring",
                template === chosen && "shadow-[0_0_0_2px_var(--primary-ink)]",
              )}
            >
              {/* biome-ignore lint/performance/noImgElement: drawn here, or printed by the build in the size in which it is shown. */}
              <img
                src={pictures.get(template) ?? `/template-pictures/${samples}${template}.webp`}
                alt=""
                data-own={pictures.has(template) ? "" : undefined}
                className={classNames("block size-full object-cover object-top", !pictures.has(template) && "opacity-40")}
              />
            </span>
            <span className={classNames("mt-2 block text-sm", template === chosen ? "font-semibold" : "font-medium")}>
              {templateTitle(template)}
            </span>
            {isResume ? (
              <span id={`${group}-${template}`} className="block text-muted-foreground text-xs">
                {t(`about.${template}`)}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </SidePart>
  );
}
