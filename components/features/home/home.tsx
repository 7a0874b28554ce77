import Link from "next/link";
import { useTranslations } from "next-intl";
import { LookInside } from "@/components/features/home/look-inside";
import { TemplateList } from "@/components/features/home/template-list";
import { TemplatePicture } from "@/components/features/home/template-picture";
import { buttonLook } from "@/components/kit/ui/button";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";

const POINTS = ["page", "words", "yours"] as const;

/** The one thing to press, depending on who comes by. */
const WAYS = {
  dashboard: { href: "/dashboard", text: "open" },
  signUp: { href: "/auth/sign-up", text: "signUp" },
  signIn: { href: "/auth/sign-in", text: "signIn" },
} as const;

/** What this is, for visitors, and the way in. */
export function Home({ isSignedIn, canSignUp }: { isSignedIn: boolean; canSignUp: boolean }) {
  const t = useTranslations("home");
  const way = isSignedIn ? WAYS.dashboard : canSignUp ? WAYS.signUp : WAYS.signIn;
  return (
    <>
      <section className="grid grid-cols-[minmax(0,1fr)_380px] items-center gap-14 py-14 max-[960px]:grid-cols-1 max-[960px]:gap-10 phone:py-8">
        <div>
          <h1 className="text-balance font-semibold text-3xl tracking-[-0.022em]">{t("title")}</h1>
          <p className="mt-5 max-w-[56ch] text-lg text-muted-foreground">{t("lead")}</p>
          <p className="mt-8 flex flex-wrap gap-2">
            <Link href={way.href} className={buttonLook({ variant: "primary", className: "h-10 px-4 phone:h-11" })}>
              {t(way.text)}
            </Link>
            <Link href="/check" className={buttonLook({ className: "h-10 px-4 phone:h-11" })}>
              {t("checkLong")}
            </Link>
          </p>
        </div>
        <div aria-hidden="true" className="relative aspect-[38/41] w-full max-w-[380px] max-[960px]:hidden">
          <TemplatePicture name="ditgar" isDecoration className="absolute end-0 top-0 w-[62%]" />
          <TemplatePicture name="onyx" isDecoration className="absolute start-0 bottom-0 w-[70%] shadow-float" />
        </div>
      </section>
      <section className="grid grid-cols-3 border-t phone:grid-cols-1">
        {POINTS.map((point) => (
          <div
            key={point}
            className="border-s py-6 ps-5 pe-6 first:border-s-0 first:ps-0 phone:border-s-0 phone:border-t phone:ps-0 phone:first:border-t-0"
          >
            <h2 className="font-semibold text-base tracking-tight">{t(`points.${point}.title`)}</h2>
            <p className="mt-1.5 text-base text-muted-foreground">{t(`points.${point}.text`)}</p>
          </div>
        ))}
      </section>
      <LookInside />
      <section aria-labelledby="templates" className="border-t pt-8">
        <h2 id="templates" className="font-semibold text-xl tracking-tight">
          {t("templates.title", { count: TEMPLATE_NAMES.length })}
        </h2>
        <p className="mt-1 mb-6 max-w-[64ch] text-base text-muted-foreground">{t("templates.text")}</p>
        <TemplateList href={isSignedIn ? "/documents" : canSignUp ? "/auth/sign-up" : null} />
      </section>
    </>
  );
}
