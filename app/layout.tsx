import "@/app/globals.css";
import "@/app/forced-colors.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { textsAddress } from "@/app/texts-address";
import { TextsProvider } from "@/components/kit/i18n/texts-provider";
import { Providers } from "@/components/kit/shell/providers";
import { directionOf } from "@/domain/languages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home");
  return { title: { default: "Dossier", template: "%s · Dossier" }, description: t("description") };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf8" },
    { media: "(prefers-color-scheme: dark)", color: "#1b1916" },
  ],
};

/** The page's content security policy lets only scripts with its nonce run; the server puts it into the request's headers. */
async function nonceOfPage(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get("content-security-policy") ?? "")?.[1];
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await getLocale();
  const [nonce, address] = await Promise.all([nonceOfPage(), textsAddress(language)]);
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        {/* Must run before the first paint, hence neither async nor deferred. */}
        <script src="/theme.js" nonce={nonce} suppressHydrationWarning />
        <script src={address} async nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <TextsProvider language={language} address={address}>
          <Providers>{children}</Providers>
        </TextsProvider>
      </body>
    </html>
  );
}
