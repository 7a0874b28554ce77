import { expect, it } from "vitest";
import { pickLanguage } from "@/domain/languages";

it.each([
  ["de", "en", "de"],
  [undefined, "de-AT,de;q=0.9,en;q=0.8", "de"],
  [undefined, "en;q=0.5, de;q=0.9", "de"],
  [undefined, "fr-FR, en;q=0.3", "fr"],
  [undefined, "fi", "en"],
  [undefined, "pt-PT,en;q=0.5", "pt-BR"],
  [undefined, "pt-br", "pt-BR"],
  [undefined, null, "en"],
  ["xx", "de", "de"],
])("chosen %s and accepted %s give %s", (chosen, accepted, language) => {
  expect(pickLanguage(chosen, accepted)).toBe(language);
});
