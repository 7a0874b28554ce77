import { useTranslations } from "next-intl";
import { OTHER_LICENCES } from "@/components/features/home/font-licences";
import { FONT_FAMILIES, SIGN_FAMILIES } from "@/typeset/fonts/fonts";

const PACKAGES = "https://www.npmjs.com/package/@expo-google-fonts";

/** Which version runs here, and whose work it is based on. */
export function About({ version }: { version: string }) {
  const t = useTranslations("home.about");
  const families = [...FONT_FAMILIES.values(), ...SIGN_FAMILIES.values()];
  return (
    <div className="max-w-[760px] py-10">
      <h1 className="font-semibold text-2xl tracking-tight">{t("title")}</h1>
      <p className="mt-2 text-base text-muted-foreground">{t("text")}</p>
      <dl className="mt-6 border-t text-base">
        <div className="flex gap-4 border-b py-2">
          <dt className="w-36 flex-none text-muted-foreground">{t("version")}</dt>
          <dd>{version}</dd>
        </div>
        <div className="flex gap-4 border-b py-2">
          <dt className="w-36 flex-none text-muted-foreground">{t("licence")}</dt>
          <dd>{t("mit")}</dd>
        </div>
        <div className="flex gap-4 border-b py-2">
          <dt className="w-36 flex-none text-muted-foreground">{t("engine")}</dt>
          <dd>{t("engineText")}</dd>
        </div>
        <div className="flex gap-4 border-b py-2">
          <dt className="w-36 flex-none text-muted-foreground">{t("icons")}</dt>
          <dd>{t("iconsText")}</dd>
        </div>
      </dl>
      <h2 className="mt-10 font-semibold text-lg tracking-tight">{t("fonts", { count: families.length })}</h2>
      <p className="mt-1 mb-4 text-base text-muted-foreground">{t("fontsText")}</p>
      <ul className="columns-3 gap-8 border-t pt-3 max-[720px]:columns-2">
        {families.map(({ name, slug }) => (
          <li key={slug} className="flex min-h-6 break-inside-avoid flex-wrap items-baseline gap-x-2">
            <a href={`${PACKAGES}/${slug}`} className="inline-flex min-h-6 items-center rounded-sm hover:underline">
              {name}
            </a>
            {OTHER_LICENCES.has(name) ? <span className="text-muted-foreground text-xs">{OTHER_LICENCES.get(name)}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
