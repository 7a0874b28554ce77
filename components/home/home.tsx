import Link from "next/link";
import { useTranslations } from "next-intl";
import { Brand } from "@/components/shell/brand";
import { buttonLook } from "@/components/ui/button";

const POINTS = ["page", "words", "yours"] as const;

/** The one thing to press, depending on who comes by. */
const WAYS = {
  documents: { href: "/documents", text: "open" },
  signUp: { href: "/auth/sign-up", text: "signUp" },
  signIn: { href: "/auth/sign-in", text: "signIn" },
} as const;

/** What this is, for somebody who comes by, and the way in. */
export function Home({ isSignedIn, canSignUp }: { isSignedIn: boolean; canSignUp: boolean }) {
  const t = useTranslations("home");
  const way = isSignedIn ? WAYS.documents : canSignUp ? WAYS.signUp : WAYS.signIn;
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1040px] flex-col px-6 phone:px-4">
      <header className="flex h-16 items-center gap-2">
        <Brand />
        <span className="flex-1" />
        {isSignedIn ? null : (
          <Link href="/auth/sign-in" className={buttonLook({ variant: "ghost" })}>
            {t("signIn")}
          </Link>
        )}
      </header>
      <main className="flex-1">
        <section className="max-w-[720px] py-20 phone:py-12">
          <h1 className="text-balance font-semibold text-3xl tracking-[-0.022em]">{t("title")}</h1>
          <p className="mt-5 max-w-[60ch] text-lg text-muted-foreground">{t("lead")}</p>
          <p className="mt-8 flex flex-wrap gap-2">
            <Link href={way.href} className={buttonLook({ variant: "primary", className: "h-10 px-4" })}>
              {t(way.text)}
            </Link>
          </p>
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
      </main>
      <footer className="flex gap-5 border-t py-5 text-muted-foreground">
        <a href="/api/openapi" className="hover:text-foreground">
          {t("api")}
        </a>
      </footer>
    </div>
  );
}
