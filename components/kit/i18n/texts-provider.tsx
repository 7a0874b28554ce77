"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, use } from "react";
import { textsInBrowser } from "@/components/kit/i18n/texts";
import type { Language } from "@/contracts/model/languages";
import { loadMessages } from "@/messages/load";

type TextsProviderProps = {
  language: Language;
  /** Of the file with its texts. */
  address: string;
  children: ReactNode;
};

/** Gives the page its texts. They come as a file that browsers keep, not with the HTML of every page. */
export function TextsProvider({ language, address, children }: TextsProviderProps) {
  const texts = typeof window === "undefined" ? loadMessages(language) : textsInBrowser(language, address);
  return (
    <NextIntlClientProvider locale={language} messages={texts instanceof Promise ? use(texts) : texts} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
