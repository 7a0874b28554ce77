import { useTranslations } from "next-intl";

const SCREENS = ["editor", "board", "compare"] as const;
const SIZE = { width: 1360, height: 850 };

/** Pictures of the application as it is, taken by `npm run screens`; of the two themes the browser fetches only the one that shows. */
export function LookInside() {
  const t = useTranslations("home.look");
  return (
    <section aria-labelledby="look" className="border-t pt-8 pb-12">
      <h2 id="look" className="font-semibold text-xl tracking-tight">
        {t("title")}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-8 gap-y-10 phone:grid-cols-1">
        {SCREENS.map((screen) => (
          <li key={screen} className="first:col-span-full">
            <figure>
              {(["light", "dark"] as const).map((theme) => (
                // biome-ignore lint/performance/noImgElement: already in the size and format in which it is shown.
                <img
                  key={theme}
                  {...SIZE}
                  src={`/screens/${screen}-${theme}.webp`}
                  alt={t(`${screen}.alt`)}
                  loading="lazy"
                  decoding="async"
                  className={`h-auto w-full rounded-md shadow-float ${theme === "light" ? "dark:hidden" : "hidden dark:block"}`}
                />
              ))}
              <figcaption className="mt-3 max-w-[70ch] text-base text-muted-foreground">{t(`${screen}.text`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
