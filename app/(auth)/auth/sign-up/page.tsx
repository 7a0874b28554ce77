import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignUpForm } from "@/components/auth/sign-up-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("signUp") };
}

export default async function SignUpPage() {
  const t = await getTranslations("auth");
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
      <SignUpForm />
    </AuthFrame>
  );
}
