import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/features/auth/auth-frame";
import { SignInForm } from "@/components/features/auth/sign-in-form";
import { authErrorName } from "@/components/kit/api/auth-error";
import { FieldError } from "@/components/kit/ui/field";
import { runningServer } from "@/server/entrance/pages/running-server";

type Query = { next?: string; error?: string; provider?: string; reset?: string; reason?: string };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("signIn") };
}

export default async function SignInPage({ searchParams }: { searchParams: Promise<Query> }) {
  const t = await getTranslations("auth");
  const { next, error, provider, reset, reason } = await searchParams;
  const { disableSignups } = await runningServer().instanceFlags();
  const providers = runningServer().signInProviders();
  // Only addresses of this site: two slashes, a backslash, or blanks that browsers drop before a slash would lead elsewhere.
  const target = next && /^\/(?![/\\])[!-~]*$/.test(next) ? next : "/documents";
  return (
    <AuthFrame
      title={t("signIn")}
      lead={
        disableSignups
          ? t("closed")
          : t.rich("newHere", {
              link: (text) => (
                <Link href="/auth/sign-up" className="link">
                  {text}
                </Link>
              ),
            })
      }
    >
      {reset === undefined ? null : (
        <p role="status" className="mt-4 rounded-md bg-success-soft px-3 py-2 text-base text-success">
          {t("resetDone")}
        </p>
      )}
      {reason === "address" ? <p className="mt-4 text-base">{t("proveAddress")}</p> : null}
      {error === undefined ? null : (
        <div className="mt-4">
          <FieldError>{await failureText(error, providers[provider ?? ""])}</FieldError>
        </div>
      )}
      <SignInForm next={target} providers={providers} />
    </AuthFrame>
  );
}

/** Why signing in through another provider failed. */
async function failureText(error: string, name: string | undefined): Promise<string> {
  const t = await getTranslations("auth");
  if (error === "account_not_linked") return t("notLinked");
  if (error === "signup_disabled") return t("signUpDisabled");
  const known = authErrorName(error);
  if (known !== null) return t(`errors.${known}`);
  return name === undefined ? t("providerFailedAny") : t("providerFailed", { name });
}
