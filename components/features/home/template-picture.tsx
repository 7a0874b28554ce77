import { useTranslations } from "next-intl";
import { classNames } from "@/components/kit/ui/class-names";
import type { TemplateName } from "@/contracts/model/resume/templates";

type TemplatePictureProps = { name: TemplateName; isDecoration?: boolean; className?: string };

/** The sample resume in one template, as the build printed it; fixed in size, so that nothing moves while it loads. */
export function TemplatePicture({ name, isDecoration = false, className }: TemplatePictureProps) {
  const t = useTranslations("home.templates");
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    <figure className={className}>
      <span className="block aspect-[210/297] overflow-hidden rounded-[2px] bg-[#fffefc] shadow-page [filter:var(--page-filter)]">
        {/* biome-ignore lint/performance/noImgElement: the build prints it in the size in which it is shown. */}
        <img
          src={`/template-pictures/${name}.webp`}
          alt={isDecoration ? "" : t("alt", { name: title })}
          width={440}
          height={622}
          loading={isDecoration ? "eager" : "lazy"}
          decoding="async"
          className={classNames("block size-full object-cover object-top")}
        />
      </span>
      {isDecoration ? null : <figcaption className="mt-2 text-muted-foreground text-xs">{title}</figcaption>}
    </figure>
  );
}
