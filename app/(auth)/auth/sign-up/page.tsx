import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/features/auth/auth-frame";
import { KeepInvitation } from "@/components/features/auth/keep-invitation";
import { SignUpForm } from "@/components/features/auth/sign-up-form";
import { SocialProviders } from "@/components/kit/sign-in/social-providers";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("signUp") };
}

type Query = { invitation?: string | string[] };

export default async function SignUpPage({ searchParams }: { searchParams: Promise<Query> }) {
  const t = await getTranslations("auth");
  const setupCode = await runningServer().setUpCodeField((await headers()).get("host"));
  const { refusal, hint, invitation } = await admission((await searchParams).invitation);
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
      {refusal === null ? null : <p className="mt-6 text-base">{refusal}</p>}
      {hint === null ? null : <p className="mt-6 text-base text-muted-foreground">{hint}</p>}
      {refusal === null ? (
        <>
          {runningServer().acceptsPasswords() ? (
            <SignUpForm invitation={invitation} setupCode={setupCode} />
          ) : (
            <p className="mt-6 text-base">{t("noPasswords")}</p>
          )}
          {invitation === null ? null : <KeepInvitation invitation={invitation} />}
          <div className="mt-4 grid gap-2">
            <SocialProviders next="/documents" providers={runningServer().signInProviders()} />
          </div>
        </>
      ) : null}
    </AuthFrame>
  );
}

const REFUSALS = {
  used: "invitationUsed",
  revoked: "invitationRevoked",
  expired: "invitationExpired",
  unknown: "invitationUnknown",
} as const;

type Admission = { refusal: string | null; hint: string | null; invitation: string | null };

/** Whether someone with this invitation, if any, may try to sign up. The server checks again when they do. */
async function admission(parameter: string | string[] | undefined): Promise<Admission> {
  const t = await getTranslations("auth");
  const { mode, domains } = await runningServer().signUpRules();
  const allowed: Admission = { refusal: null, hint: null, invitation: null };
  if (mode === "open") return allowed;
  if (mode === "closed") return { ...allowed, refusal: t("closed") };
  const token = [parameter].flat()[0];
  if (token) {
    const state = await runningServer().invitationState(token);
    return state === "open" ? { ...allowed, invitation: token } : { ...allowed, refusal: t(`errors.${REFUSALS[state]}`) };
  }
  return mode === "invitation"
    ? { ...allowed, refusal: t("errors.invitationNeeded") }
    : { ...allowed, hint: t("signUpDomains", { domains: domains.join(", ") }) };
}
