import type { CheckedLanguage } from "../languages/language-data";

/** Words that say nothing of a career, though others of the same stem do: “presently”, “corresponding”. */
export const EXACT: Partial<Record<CheckedLanguage, string>> = {
  en: "presently sets speaks fits polished treasure centres centred shifted located watchful industrious window assignment photograph comparable corresponding seasoned conversant",
  de: "aufgeräumt kalender schreibtisch male zuge umstellung fällt fallen zeigt feste fester größeren nein montag montags jüngst zählt zählte zählten sicht größere größten notfalls ländliche lokale mittags anhang",
  fr: "remarqué assurée non comptait comptant portait portant relevait relevant environs petites progressif progressive courante représentait correspondant élevait",
  es: "fiesta dan procede salidas ingreso centra centraba centrar centrado centrada llama responde vecino vecina pequeñas telefónico telefónicas telefónicos adjuntas representa pesa francamente costar",
  ar: "مساءا موسم عودة سجلي مساري خلفيتي خلفية بلدي مستقلة هاتفي مراجع بأمانة بدايتي",
};
