import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/features/auth/auth-frame";
import { SignUpForm } from "@/components/features/auth/sign-up-form";
import { SocialProviders } from "@/components/kit/sign-in/social-providers";
import { enabledProviders } from "@/server/auth/providers";
import { flags } from "@/server/instance/service";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("signUp") };
}

export default async function SignUpPage() {
  const t = await getTranslations("auth");
  const { disableSignups, disableEmailAuth } = flags();
  return (
    <AuthFrame
      title={t("signUpTitle")}
      lead={t.rich("haveAccount", {
        link: (text) => (
          <Link href="/auth/sign-in" className="link">
            {text}
          </Link>
        ),
      })}
    >
      {disableSignups ? (
        <p className="mt-6 text-base">{t("closed")}</p>
      ) : (
        <>
          {disableEmailAuth ? <p className="mt-6 text-base">{t("noPasswords")}</p> : <SignUpForm />}
          <div className="mt-4 grid gap-2">
            <SocialProviders next="/documents" providers={enabledProviders()} />
          </div>
        </>
      )}
    </AuthFrame>
  );
}
