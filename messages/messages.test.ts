import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/contracts/model/languages";
import en from "@/messages/en.json";
import { loadMessages } from "@/messages/load";

/** Every text with its path. */
function texts(node: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(node).flatMap(([key, value]): [string, string][] => {
      const here = path === "" ? key : `${path}.${key}`;
      return typeof value === "string" ? [[here, value]] : [...texts(value, here)];
    }),
  );
}

/** Every element of a text, those inside plural forms, choices and tags as well. */
const elementsOf = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [
    element,
    ...(element.type === TYPE.tag ? elementsOf(element.children) : []),
    ...(element.type === TYPE.plural || element.type === TYPE.select
      ? Object.values(element.options).flatMap(({ value }) => elementsOf(value))
      : []),
  ]);

/** The names of placeholders and tags. Plural forms may differ between languages, what they count may not. */
const slotsOf = (text: string): string[] => {
  const named = elementsOf(parse(text)).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound
      ? []
      : [element.type === TYPE.tag ? `<${element.value}>` : element.value],
  );
  return [...new Set(named)].sort();
};

/** The values that a choice knows; `other` is for the rest. */
const choicesOf = (text: string): string[] =>
  elementsOf(parse(text))
    .flatMap((element) => (element.type === TYPE.select ? Object.keys(element.options).sort().join() : []))
    .sort();

const NUMBERS = [...Array(1000).keys(), 10_000, 100_000];

/** Whether a text says it for one thing as for many, as in “2 left”. */
const saysOneLikeMany = (text: string): boolean =>
  elementsOf(parse(text)).some((element) => element.type === TYPE.plural && !("one" in element.options));

/**
 * The plural forms that a text lacks. A form all of whose numbers have a text of their own, such as `=1`, is not needed; nor is the one for
 * a single thing where English has none either.
 */
function missingForms(language: Language, text: string, original: string): string[] {
  return elementsOf(parse(text)).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const { options, pluralType: type = "cardinal" } = element;
    const rules = new Intl.PluralRules(language, { type });
    const forms = NUMBERS.flatMap((number) => (`=${number}` in options ? [] : [rules.select(number)]));
    return [...new Set(forms)].filter((form) => !(form in options) && !(form === "one" && saysOneLikeMany(original)));
  });
}

/** Where there is room for few letters: the rooms at the foot of a phone, and buttons beside each other in a narrow panel. */
const NARROW = /^(shell\.(documents|applications|career|assistant)|editor\.tabs\.\w+|editor\.check\.(fix|show|ignore))$/;
const NARROW_LETTERS = 18;

/** Chinese, Japanese and Korean letters are twice as wide. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (/[\u1100-\uffdc]/.test(letter) ? 2 : 1), 0);

/** Forms of address that the glossary rules out. */
const OTHER_ADDRESS: Partial<Record<Language, RegExp>> = {
  de: /(?<![\p{L}_])(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})|(?:^|[.:;] )(?:Prüfe|Wähle|Gib|Versuche|Öffne|Erstelle|Frage deine\w*) (?!Sie)/iu,
  fr: /(?<!\p{L})(?:tu|toi|tes?|ton)(?![\p{L}-])/iu,
  es: /(?<!\p{L})ustede?s?(?!\p{L})/iu,
  nl: /(?<!\p{L})uw?(?!\p{L})/u,
  uk: /(?<!\p{L})(?:ти|тебе|тобі|тві[йм]|тво[яєїю](?:го|му|ї|х)?)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:sen|seni|sana|senin)(?!\p{L})/iu,
};

const english = texts(en);
const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== "en");

describe.each(others)("the texts in %s", (language) => {
  let translated = new Map<string, string>();
  beforeAll(async () => {
    translated = texts(await loadMessages(language));
  });
  const each = () =>
    [...english].flatMap(([key, text]) => (translated.has(key) ? [{ key, text, own: translated.get(key) ?? "" }] : []));

  it("have the same keys as the English ones", () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("have the same placeholders, tags and choices", () => {
    const differ = each().filter(
      ({ text, own }) => String(slotsOf(text)) !== String(slotsOf(own)) || String(choicesOf(text)) !== String(choicesOf(own)),
    );
    expect(differ).toEqual([]);
  });

  it("have every plural form of their language", () => {
    expect(each().flatMap(({ key, text, own }) => missingForms(language, own, text).map((form) => `${key}: ${form}`))).toEqual(
      [],
    );
  });

  it("address the reader in the form that the glossary names", () => {
    const form = OTHER_ADDRESS[language];
    expect(each().filter(({ own }) => form?.test(own))).toEqual([]);
  });

  it("are never empty, and fit where there is little room", () => {
    expect(each().filter(({ own }) => own.trim() === "")).toEqual([]);
    expect(each().filter(({ key, own }) => NARROW.test(key) && widthOf(own) > NARROW_LETTERS)).toEqual([]);
  });
});
