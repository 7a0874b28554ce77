import type { Language } from "@/contracts/model/languages";
import type en from "@/messages/en.json";
import { withVariants } from "@/messages/with-variants.mjs";

export type Messages = typeof en;

/** The texts of each language, loaded one language at a time. */
const LOADERS: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import("@/messages/en.json"),
  "en-GB": async () => {
    const [american, british] = await Promise.all([import("@/messages/en.json"), import("@/messages/en-GB.json")]);
    return { default: withVariants(american.default, british.default) };
  },
  de: () => import("@/messages/de.json"),
  fr: () => import("@/messages/fr.json"),
  es: () => import("@/messages/es.json"),
  "pt-BR": () => import("@/messages/pt-BR.json"),
  it: () => import("@/messages/it.json"),
  nl: () => import("@/messages/nl.json"),
  pl: () => import("@/messages/pl.json"),
  uk: () => import("@/messages/uk.json"),
  tr: () => import("@/messages/tr.json"),
  ja: () => import("@/messages/ja.json"),
  ar: () => import("@/messages/ar.json"),
};

const loading = new Map<Language, Promise<Messages>>();

/** All texts of a language, for the server; browsers load them as a file of their own (`components/kit/i18n/texts.ts`). */
export function loadMessages(language: Language): Promise<Messages> {
  // A test compares the keys and placeholders of every language with the English ones.
  const messages = loading.get(language) ?? LOADERS[language]().then((module) => module.default as Messages);
  loading.set(language, messages);
  return messages;
}
