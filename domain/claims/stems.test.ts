import fc from "fast-check";
import { expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims";
import { regularOf } from "./irregular";
import { normal } from "./normal";
import { arabicRoot, stemOf } from "./stems";

type Paradigm = { language: string; roots: string[]; forms: (root: string) => string[] };

const endings =
  (...all: string[]) =>
  (root: string) =>
    all.map((ending) => `${root}${ending}`);

/** Regular verbs and nouns: each form of a paradigm is made of a root. */
const PARADIGMS: Record<string, Paradigm> = {
  "English verbs": {
    language: "en",
    roots: ["repair", "deliver", "harvest", "record", "plant", "translat", "prun", "weld", "sterilis", "catalogu", "pilot"],
    forms: (root) => endings(/[aeiou]?(?:t|n|s|gu)$/.test(root) && !/nt$|st$/.test(root) ? "e" : "", "ed", "ing")(root),
  },
  "German weak verbs": {
    language: "de",
    roots: ["pflanz", "bohr", "koch", "schul", "putz", "spul", "nah", "feil"],
    forms: (root) => [`${root}en`, `${root}e`, `${root}t`, `${root}te`, `${root}ten`, `ge${root}t`],
  },
  "German separable verbs": {
    language: "de",
    roots: ["raum", "pack", "kauf", "schul", "stell", "hol"],
    forms: (root) => [`ein${root}en`, `ein${root}te`, `einge${root}t`, `einzu${root}en`, `ein${root}t`],
  },
  // Of the plural, whose endings nouns have too, see below.
  "French verbs in -er": {
    language: "fr",
    roots: ["plant", "livr", "soud", "coup", "rang", "class", "enseign", "numeris", "catalogu", "arros"],
    forms: endings("er", "e", "es", "ez", "é", "ée", "és", "ais", "ait", "aient", "ant"),
  },
  "Spanish verbs in -ar": {
    language: "es",
    roots: ["cuid", "repar", "limpi", "cocin", "clasific", "sold", "cort", "vacun", "archiv"],
    forms: endings("ar", "o", "a", "an", "amos", "é", "ó", "aba", "aban", "ado", "ada", "ando"),
  },
  "Arabic nouns": {
    language: "ar",
    roots: ["مختبر", "مهندس", "مترجم", "معلم", "ممرض"],
    forms: (root) => [root, `ال${root}`, `${root}ة`, `${root}ات`, `${root}ين`, `وال${root}`, `بال${root}`, `لل${root}`],
  },
};

const EACH = Object.entries(PARADIGMS).flatMap(([name, { language, roots, forms }]) =>
  roots.map((root) => ({ name, language, root, words: forms(root).map(normal) })),
);

test.each(EACH)("$name: the forms of “$root” have one stem", ({ language, words }) => {
  expect([...new Set(words.map((word) => stemOf(word, language)))]).toHaveLength(1);
});

const IRREGULAR: [language: string, words: string[]][] = [
  ["en", ["write", "wrote", "written", "writing"]],
  ["en", ["teach", "taught", "teaching"]],
  ["en", ["weave", "wove", "woven"]],
  ["de", ["lesen", "las", "lasen", "gelesen"]],
  ["de", ["vorlesen", "vorlas", "vorgelesen", "vorzulesen"]],
  ["de", ["schneiden", "schnitt", "geschnitten"]],
  ["de", ["übernehmen", "übernahm", "übernommen"]],
  ["de", ["beschreiben", "beschrieb", "beschrieben"]],
  ["fr", ["construire", "construis", "construit", "construisais"]],
  ["fr", ["peindre", "peins", "peint", "peignais"]],
  ["es", ["sembrar", "siembro", "siembra", "sembraba"]],
  ["es", ["mostrar", "muestro", "muestra", "mostraba"]],
];

test.each(IRREGULAR)("%s: irregular forms meet: %j", (language, words) => {
  expect([...new Set(words.map((word) => stemOf(normal(word), language)))]).toHaveLength(1);
});

/** Spelled alike, and different things. */
const DISTINCT: [language: string, one: string, other: string][] = [
  ["en", "baker", "banker"],
  ["en", "welder", "elder"],
  ["en", "nursery", "nurse"],
  ["en", "ground", "grand"],
  ["en", "paint", "plant"],
  ["en", "tram", "train"],
  ["de", "Bäcker", "Banker"],
  ["de", "Kirche", "Küche"],
  ["de", "Bühne", "Biene"],
  ["de", "Lager", "Leger"],
  ["de", "Schiff", "Schliff"],
  ["de", "Förster", "Forscher"],
  ["fr", "boulanger", "boucher"],
  ["fr", "poisson", "boisson"],
  ["fr", "cuisine", "cousine"],
  ["fr", "peinture", "ceinture"],
  ["fr", "couture", "culture"],
  ["es", "cocina", "oficina"],
  ["es", "barco", "banco"],
  ["es", "pesca", "pasta"],
  ["es", "caballo", "cabello"],
  ["es", "suelo", "sueldo"],
  ["ar", "مدرسة", "ممرضة"],
  ["ar", "مطعم", "مطار"],
  ["ar", "خباز", "حداد"],
  ["ar", "سائق", "سوق"],
];

test.each(DISTINCT)("%s: “%s” and “%s” have different stems", (language, one, other) => {
  expect(stemOf(normal(one), language)).not.toBe(stemOf(normal(other), language));
  if (language === "ar") expect(arabicRoot(normal(one))).not.toBe(arabicRoot(normal(other)));
});

test("what an irregular form is brought back to is regular itself", () => {
  for (const [language, words] of IRREGULAR)
    for (const word of words) {
      const regular = regularOf(normal(word), language);
      if (regular !== null) expect(regularOf(regular, language) ?? regular).toBe(regular);
    }
});

test("a word has one stem, however it is written", () => {
  const words = fc.constantFrom(...EACH.flatMap(({ language, words }) => words.map((word) => ({ language, word }))));
  fc.assert(
    fc.property(words, ({ language, word }) => {
      const accented = normal(word.toUpperCase());
      expect(stemOf(normal(word), language)).toBe(stemOf(language === "ar" ? normal(word) : accented, language));
    }),
  );
});

test.each([
  ["Planter des haies, livrer des arbres", "Nous plantons des haies et livrons des arbres."],
  ["Souder des rampes", "Mes collègues et moi soudons des rampes."],
])("fr: “%s” supports “%s”", (source, text) => {
  expect(unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear: 2026 })).toEqual([]);
});

/** Japanese has no stems: a verb is found by its kanji, whatever ends it. */
const JAPANESE: [source: string, forms: string[]][] = [
  ["パンを焼く。", ["パンを焼いています。", "パンを焼きました。", "パン焼きを担当しました。"]],
  ["庭木を剪定する。", ["庭木の剪定を担当しています。", "庭木を剪定しました。"]],
  ["楽器を調律する。", ["楽器の調律をしています。", "楽器を調律してきました。"]],
];

test.each(JAPANESE)("ja: forms of “%s” support each other", (source, forms) => {
  for (const form of forms)
    expect(unsupportedClaims(form, { sources: [{ id: "resume", text: source }], thisYear: 2026 })).toEqual([]);
});

test.each([
  ["庭木を剪定する。", "庭木を伐採しました。"],
  ["楽器を調律する。", "楽器を製作しました。"],
])("ja: what is in “%s” does not support “%s”", (source, form) => {
  expect(unsupportedClaims(form, { sources: [{ id: "resume", text: source }], thisYear: 2026 })).not.toEqual([]);
});
