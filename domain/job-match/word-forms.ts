import { stemmer as ar } from "@orama/stemmers/arabic";
import { stemmer as da } from "@orama/stemmers/danish";
import { stemmer as nl } from "@orama/stemmers/dutch";
import { stemmer as en } from "@orama/stemmers/english";
import { stemmer as fr } from "@orama/stemmers/french";
import { stemmer as de } from "@orama/stemmers/german";
import { stemmer as it } from "@orama/stemmers/italian";
import { stemmer as no } from "@orama/stemmers/norwegian";
import { stemmer as pt } from "@orama/stemmers/portuguese";
import { stemmer as ru } from "@orama/stemmers/russian";
import { stemmer as es } from "@orama/stemmers/spanish";
import { stemmer as sv } from "@orama/stemmers/swedish";
import { stemmer as tr } from "@orama/stemmers/turkish";
import { stemmer as uk } from "@orama/stemmers/ukrainian";

type Stem = (word: string) => string;

const STEMMERS: Record<string, Stem> = { ar, da, de, en, es, fr, it, nl, no, pt, ru, sv, tr, uk };

/** Shorter words have hardly any forms, and stems of two letters say nothing. */
const LEAST_LETTERS = 4;
/** Words of one stem with less in common are different words: “community” and “communication”. */
const LEAST_SHARED = 0.55;
const BRITISH = /is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/;

/** What the forms of a word have in common: “optimisation” and “Optimized” in English, “Entwicklung” and “Entwickler” in German. */
export function stemOf(key: string, language: string): string {
  if (key.length < LEAST_LETTERS || !/^[\p{L}\p{M}]+$/u.test(key)) return key;
  const word = language === "en" ? key.replace(BRITISH, "iz") : key;
  const stem = (STEMMERS[language] ?? en)(word);
  return stem.length < LEAST_LETTERS - 1 ? key : stem;
}

/** Whether two words of the same stem are really forms of one word. */
export function areForms(one: string, other: string): boolean {
  const [a, b] = [one.replace(BRITISH, "iz"), other.replace(BRITISH, "iz")];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared >= LEAST_SHARED * Math.max(a.length, b.length);
}
