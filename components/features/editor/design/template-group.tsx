"use client";

import { useTranslations } from "next-intl";
import { Suspense, useContext, useId, useState } from "react";
import { opened } from "@/components/features/editor/core/use-editor";
import { Group } from "@/components/features/editor/design/group";
import { LookChoices } from "@/components/features/editor/design/look-choices";
import { templateTitle } from "@/components/features/editor/design/template-title";
import { DesignContext, useDesign, useTrial } from "@/components/features/editor/design/use-design";
import { usePreparedLooks } from "@/components/features/editor/design/use-prepared-looks";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { inLookOf } from "@/typeset/chosen-look";

const TemplateGallery = lazyPart(async () => ({
  default: (await import("@/components/features/editor/design/template-gallery")).TemplateGallery,
}));

const SHOWN_FIRST = 6;

/** The templates. Choosing one brings its look; fonts and colours that the person chose stay. */
export function TemplateGroup() {
  const t = useTranslations("editor.design");
  const name = useId();
  const [template, setTemplate] = useDesign<TemplateName>(
    "template",
    (metadata) => metadata.template,
    (metadata, value) => {
      Object.assign(metadata, inLookOf(metadata, value));
    },
  );
  const [isOpen, setOpen] = useState(false);
  const { pictures } = opened(useContext(DesignContext));
  const trial = useTrial();
  const prepare = usePreparedLooks(isOpen, TemplateGallery.preload);
  // The selected one is always among those shown.
  const first = TEMPLATE_NAMES.slice(0, SHOWN_FIRST);
  const shown = first.includes(template) ? first : [template, ...first.slice(0, SHOWN_FIRST - 1)];

  return (
    <Group
      field="/metadata/template"
      title={t("template")}
      aside={
        <Button
          variant="ghost"
          size="xs"
          className="-me-2 font-normal"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpen(true)}
        >
          {t("allTemplates", { count: TEMPLATE_NAMES.length })}
          <Icon name="caret-right" size="xs" className="rtl:-scale-x-100" />
        </Button>
      }
    >
      <div
        role="radiogroup"
        aria-label={t("template")}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(84px,28%),1fr))] gap-x-3 gap-y-3.5"
      >
        {shown.map((each) => (
          <label
            key={each}
            className="group block min-w-0 cursor-pointer"
            {...trial((metadata) => {
              Object.assign(metadata, inLookOf(metadata, each));
            })}
          >
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={each === template}
              onChange={() => setTemplate(each)}
            />
            <span
              className={classNames(
                "block aspect-[210/297] overflow-hidden rounded-[2px] bg-[#fffefc] shadow-[0_0_0_1px_var(--border)] [filter:var(--page-filter)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ring",
                each === template && "shadow-[0_0_0_2px_var(--primary-ink)]",
              )}
            >
              {/* biome-ignore lint/performance/noImgElement: the build prints it; nothing else is requested before the page. */}
              <img
                src={`/template-pictures/${pictures}${each}.webp`}
                alt=""
                loading="lazy"
                fetchPriority="low"
                decoding="async"
                className="block size-full object-cover object-top"
              />
            </span>
            <span
              className={classNames("mt-1.5 block truncate text-xs", each === template ? "font-medium" : "text-muted-foreground")}
            >
              {templateTitle(each)}
            </span>
          </label>
        ))}
      </div>
      <LookChoices />
      {isOpen ? (
        <Suspense>
          <TemplateGallery value={template} onChoose={setTemplate} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Group>
  );
}
