import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/features/auth/auth-frame";
import { ResetPasswordForm } from "@/components/features/auth/reset-password-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("resetTitle") };
}

export default async function ResetPasswordPage({ searchParams }: { searchParams: Promise<{ token?: string }> }) {
  const t = await getTranslations("auth");
  const { token } = await searchParams;
  return (
    <AuthFrame title={t("resetTitle")} lead={t(token === undefined ? "resetGone" : "resetLead")}>
      {token === undefined ? (
        <p className="mt-6">
          <Link href="/auth/forgot-password" className="link">
            {t("forgotTitle")}
          </Link>
        </p>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </AuthFrame>
  );
}
