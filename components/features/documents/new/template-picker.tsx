import { useTranslations } from "next-intl";
import { useId } from "react";
import { TemplateFilters, useTemplateFilters } from "@/components/kit/shell/template-filters";
import { classNames } from "@/components/kit/ui/class-names";
import type { TemplateName } from "@/contracts/model/resume/templates";

const titleOf = (name: TemplateName) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

type TemplatePickerProps = { value: TemplateName; onChange: (template: TemplateName) => void };

/** The template of a new resume: small pictures to choose from, and the chosen one large beside them. */
export function TemplatePicker({ value, onChange }: TemplatePickerProps) {
  const t = useTranslations("documents.newDialog");
  const group = useId();
  const { shown, ...filters } = useTemplateFilters();
  return (
    <fieldset className="mt-4">
      <legend className="float-start mb-1.5 w-full font-medium text-sm">{t("template")}</legend>
      <TemplateFilters {...filters} isEmpty={shown.length === 0} className="clear-both mb-2" />
      <div className="flex gap-4">
        <div className="grid h-[254px] flex-1 grid-cols-[repeat(auto-fill,minmax(72px,1fr))] content-start gap-x-3 gap-y-3 overflow-y-auto p-1">
          {shown.map((name) => (
            <label key={name} className="block min-w-0 cursor-pointer">
              <input
                type="radio"
                name={group}
                className="peer sr-only"
                checked={name === value}
                onChange={() => onChange(name)}
              />
              <span
                className={classNames(
                  "block aspect-[210/297] overflow-hidden rounded-[2px] bg-[#fffefc] shadow-[0_0_0_1px_var(--border)] [filter:var(--page-filter)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
                  name === value && "shadow-[0_0_0_2px_var(--primary-ink)]",
                )}
              >
                <Picture name={name} />
              </span>
              <span
                className={classNames("mt-1 block truncate text-xs", name === value ? "font-medium" : "text-muted-foreground")}
              >
                {titleOf(name)}
              </span>
            </label>
          ))}
        </div>
        <span className="block aspect-[210/297] h-[254px] flex-none overflow-hidden rounded-[2px] bg-[#fffefc] shadow-page [filter:var(--page-filter)] phone:hidden">
          <Picture name={value} />
        </span>
      </div>
    </fieldset>
  );
}

const Picture = ({ name }: { name: TemplateName }) => (
  // biome-ignore lint/performance/noImgElement: the build prints it in the size in which it is shown.
  <img
    src={`/template-pictures/${name}.webp`}
    alt=""
    loading="lazy"
    decoding="async"
    className="block size-full object-cover object-top"
  />
);
