import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Providers } from "@/components/kit/shell/providers";

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
  return (
    <html lang={await getLocale()} suppressHydrationWarning>
      <head>
        {/* Must run before the first paint, hence neither async nor deferred. */}
        <script src="/theme.js" nonce={await nonceOfPage()} suppressHydrationWarning />
      </head>
      <body>
        <NextIntlClientProvider>
          <Providers>{children}</Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
