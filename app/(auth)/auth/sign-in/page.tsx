import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignInForm } from "@/components/auth/sign-in-form";
import { flags } from "@/server/instance/service";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("signIn") };
}

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ next?: string }> }) {
  const t = await getTranslations("auth");
  const { next } = await searchParams;
  const { disableEmailAuth, disableSignups } = flags();
  // Only addresses of this site: two slashes or a backslash would lead elsewhere.
  const target = next && /^\/(?![/\\])/.test(next) ? next : "/documents";
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
      {disableEmailAuth ? <p className="mt-6 text-base">{t("noPasswords")}</p> : <SignInForm next={target} />}
    </AuthFrame>
  );
}
