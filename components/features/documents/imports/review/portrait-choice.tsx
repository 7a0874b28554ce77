import { useTranslations } from "next-intl";
import type { Step } from "@/components/features/documents/imports/review/use-review";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { keepPortrait, keepsPortrait } from "@/domain/imports/review/portrait";
import type { Review } from "@/domain/imports/review/review";

/** The portrait of the file and whether it becomes the picture. It is stored only with the resume. */
export function PortraitChoice({ review, url, step }: { review: Review; url: string | null | undefined; step: Step }) {
  const t = useTranslations("imports.portrait");
  if (!url) return null;
  return (
    <fieldset className="mb-5 flex items-center gap-3 rounded-lg bg-card p-3 shadow-[inset_0_0_0_1px_var(--border)]">
      <legend className="sr-only">{t("title")}</legend>
      {/* biome-ignore lint/performance/noImgElement: it is inside the reading. */}
      <img src={url} alt={t("title")} className="h-16 w-auto max-w-28 flex-none rounded-sm object-contain" />
      <Checkbox
        checked={keepsPortrait(review)}
        onChange={(event) => {
          const isTicked = event.target.checked;
          step((now) => keepPortrait(now, isTicked));
        }}
      >
        {t("keep")}
      </Checkbox>
    </fieldset>
  );
}
