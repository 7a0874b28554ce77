import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/features/auth/auth-frame";
import { ForgotPasswordForm } from "@/components/features/auth/forgot-password-form";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("forgotTitle") };
}

export default async function ForgotPasswordPage() {
  const t = await getTranslations("auth");
  const { smtpEnabled } = await runningServer().instanceFlags();
  return (
    <AuthFrame title={t("forgotTitle")} lead={t(smtpEnabled ? "forgotLead" : "forgotNoMail")}>
      {smtpEnabled ? (
        <ForgotPasswordForm />
      ) : (
        <code className="mt-4 block overflow-x-auto rounded-md bg-muted px-3 py-2 font-mono text-xs">
          npm run reset-password -- name@example.com
        </code>
      )}
      <p className="mt-6">
        <Link href="/auth/sign-in" className="link">
          {t("backToSignIn")}
        </Link>
      </p>
    </AuthFrame>
  );
}
