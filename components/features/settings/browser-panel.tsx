"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/kit/ui/icon";

const STEPS = ["download", "install", "connect"] as const;

/** The browser extension: where to get it, and how to install and connect it. */
export function BrowserPanel() {
  const t = useTranslations("settings.browser");
  const code = (text: ReactNode) => <code className="font-mono text-[0.92em]">{text}</code>;
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      <p className="mb-6 flex flex-wrap gap-x-5 gap-y-2">
        {(["chrome", "firefox"] as const).map((browser) => (
          <a key={browser} href={`/extension-${browser}.zip`} download className="link inline-flex items-center gap-1.5">
            <Icon name="download-simple" />
            {t(browser)}
          </a>
        ))}
      </p>
      <ol className="grid grid-cols-3 gap-6 phone:grid-cols-1">
        {STEPS.map((step) => (
          <li key={step} className="min-w-0">
            {(["light", "dark"] as const).map((theme) => (
              // biome-ignore lint/performance/noImgElement: already in the size and format in which it is shown.
              <img
                key={theme}
                width={360}
                height={300}
                src={`/screens/extension-${step}-${theme}.webp`}
                alt=""
                loading="lazy"
                decoding="async"
                className={`mb-3 h-auto w-full rounded-md border ${theme === "light" ? "dark:hidden" : "hidden dark:block"}`}
              />
            ))}
            <h3 className="mb-1 font-medium">{t(`${step}Title`)}</h3>
            <p className="text-muted-foreground">{t.rich(`${step}Text`, { code })}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
