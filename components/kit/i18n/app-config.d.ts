import type { Language } from "@/components/kit/i18n/languages";
import type messages from "@/messages/en.json";

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages;
  }
}
