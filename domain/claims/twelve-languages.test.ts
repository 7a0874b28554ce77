import fc from "fast-check";
import { expect, test } from "vitest";
import { checkedLanguage, unsupportedClaims } from "./check-claims";

/** A made-up cook's own words, and a sentence of theirs: its number, employer and rank may be changed. */
type Language = { source: string; true: string; rank: string; denied: string };

const LANGUAGES: Record<string, Language> = {
  en: {
    source: "Cook, Guesthouse Bluedyke, 2018 – 2022\nCooked for 45 guests a day\nNo experience with pastries",
    true: "At the Guesthouse Bluedyke I cooked for 45 guests a day.",
    rank: "At the Guesthouse Bluedyke I was the director.",
    denied: "I have experience with pastries.",
  },
  de: {
    source: "Köchin, Pension Blaudeich, 2018 – 2022\nKochte für 45 Gäste am Tag\nKeine Erfahrung mit Gebäck",
    true: "In der Pension Blaudeich kochte ich für 45 Gäste am Tag.",
    rank: "In der Pension Blaudeich war ich Direktorin.",
    denied: "Ich habe Erfahrung mit Gebäck.",
  },
  fr: {
    source: "Cuisinière, Pension Bleudigue, 2018 – 2022\nCuisiné pour 45 clients par jour\nAucune expérience en pâtisserie",
    true: "À la Pension Bleudigue, j'ai cuisiné pour 45 clients par jour.",
    rank: "À la Pension Bleudigue, j'étais directrice.",
    denied: "J'ai de l'expérience en pâtisserie.",
  },
  es: {
    source: "Cocinera, Pensión Azuldique, 2018 – 2022\nCociné para 45 huéspedes al día\nSin experiencia en pastelería",
    true: "En la Pensión Azuldique cociné para 45 huéspedes al día.",
    rank: "En la Pensión Azuldique fui directora.",
    denied: "Tengo experiencia en pastelería.",
  },
  pt: {
    source: "Cozinheira, Pensão Azuldique, 2018 – 2022\nCozinhei para 45 hóspedes por dia\nSem experiência em pastelaria",
    true: "Na Pensão Azuldique cozinhei para 45 hóspedes por dia.",
    rank: "Na Pensão Azuldique fui diretora.",
    denied: "Tenho experiência em pastelaria.",
  },
  it: {
    source: "Cuoca, Pensione Bludiga, 2018 – 2022\nHo cucinato per 45 ospiti al giorno\nNessuna esperienza in pasticceria",
    true: "Alla Pensione Bludiga ho cucinato per 45 ospiti al giorno.",
    rank: "Alla Pensione Bludiga ero direttrice.",
    denied: "Ho esperienza in pasticceria.",
  },
  nl: {
    source: "Kokkin, Pension Blauwdijk, 2018 – 2022\nKookte voor 45 gasten per dag\nGeen ervaring met gebak",
    true: "In Pension Blauwdijk kookte ik voor 45 gasten per dag.",
    rank: "In Pension Blauwdijk was ik directeur.",
    denied: "Ik heb ervaring met gebak.",
  },
  pl: {
    source: "Kucharka, Pensjonat Modrogrobla, 2018 – 2022\nGotowałam dla 45 gości dziennie\nBrak doświadczenia w cukiernictwie",
    true: "W Pensjonacie Modrogrobla gotowałam dla 45 gości dziennie.",
    rank: "W Pensjonacie Modrogrobla byłam dyrektorką.",
    denied: "Mam doświadczenie w cukiernictwie.",
  },
  uk: {
    source: "Кухарка, пансіон Синядамба, 2018 – 2022\nГотувала для 45 гостей на день\nБез досвіду в кондитерстві",
    true: "У пансіоні Синядамба я готувала для 45 гостей на день.",
    rank: "У пансіоні Синядамба я була директоркою.",
    denied: "Маю досвід у кондитерстві.",
  },
  tr: {
    source: "Aşçı, Pansiyon Mavibent, 2018 – 2022\nGünde 45 konuk için yemek pişirdim\nPastacılıkta deneyimim yok",
    true: "Ben Pansiyon Mavibent için günde 45 konuk ile çalıştım.",
    rank: "Ben Pansiyon Mavibent için müdür olarak çalıştım.",
    denied: "Pastacılıkta deneyimim var.",
  },
  ar: {
    source: "طباخة، فندق السدزرق، 2018 – 2022\nطبخت لـ 45 ضيفا في اليوم\nلا خبرة في الحلويات",
    true: "في فندق السدزرق طبخت لـ 45 ضيفا في اليوم.",
    rank: "في فندق السدزرق كنت مديرة.",
    denied: "لدي خبرة في الحلويات.",
  },
  ja: {
    source: "調理師、青堤旅館、2018年〜2022年\n1日45名のお客様の料理を作った\n製菓の経験はありません",
    true: "青堤旅館では1日45名のお客様の料理を作りました。",
    rank: "青堤旅館では支配人でした。",
    denied: "製菓の経験があります。",
  },
};

const refused = (text: string, source: string) =>
  unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear: 2026 }).length > 0;

/** The employer's name in each source, which has letters that no ordinary word has. */
const NAME = /Bluedyke|Blaudeich|Bleudigue|Azuldique|Bludiga|Blauwdijk|Modrogrobla|Синядамба|Mavibent|السدزرق|青堤/;
const OTHER_NAME: Record<string, string> = { uk: "Жовтогай", ar: "المرجطلع", ja: "黄林" };

test.each(Object.entries(LANGUAGES))(
  "%s: what the source says is not refused; another number, name, rank or a denial is",
  (language, one) => {
    expect(refused(one.true, one.source)).toBe(false);
    expect(NAME.test(one.true)).toBe(true);
    expect(refused(one.true.replace(NAME, OTHER_NAME[language] ?? "Gelbhain"), one.source)).toBe(true);
    expect(refused(one.rank, one.source)).toBe(true);
    expect(refused(one.denied, one.source)).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 949 }), (number) => {
        fc.pre(number !== 45);
        expect(refused(one.true.replace("45", String(number)), one.source)).toBe(true);
      }),
      { numRuns: 40 },
    );
  },
);

test.each(Object.entries(LANGUAGES))("%s: the lines of the source in any order are not refused", (_language, { source }) => {
  fc.assert(
    fc.property(fc.shuffledSubarray(source.split("\n"), { minLength: 1 }), (lines) => {
      expect(refused(lines.join("\n"), source)).toBe(false);
    }),
    { numRuns: 20 },
  );
});

test("only measured languages count as checked", () => {
  const checked = Object.entries(LANGUAGES).filter(([, one]) => checkedLanguage(one.true).isChecked);
  expect(checked.map(([language]) => language)).toEqual(["en", "de", "fr", "es", "ar", "ja"]);
});
