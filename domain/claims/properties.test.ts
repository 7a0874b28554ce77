import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse } from "./analysis";
import { unsupportedClaims } from "./check-claims";
import { AUTHORED } from "./corpus/authors/pairs";
import { isDuration } from "./quantities";
import { isRounded, roundingOf } from "./rounding";

const thisYear = 2026;
const refused = (text: string, source: string) =>
  unsupportedClaims(text, { sources: [{ id: "resume", text: source }], thisYear });

const LINES = [...new Set(AUTHORED.map(({ source }) => source))].flatMap((source) =>
  source.split("\n").map((line) => ({ source, line: line.replace(/^[-・]\s*/, "") })),
);
const TRUE = AUTHORED.filter(({ invention, source, text }) => invention === null && refused(text, source).length === 0);

/** Another order of the same things, as the numbers say: each picks one of those that are left. */
function reordered(things: readonly string[], picks: readonly number[]): string[] {
  const left = [...things];
  return things.map((_, index) => left.splice((picks[index % picks.length] ?? 0) % left.length, 1)[0] ?? "");
}
const picks = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 });

test("the parts of a line of the source, in any order, are never refused", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LINES), picks, ({ source, line }, order) => {
      const mark = /[、。]/.test(line) ? "、" : /،/.test(line) ? "، " : ", ";
      const parts = line.replace(/[.。]$/, "").split(/[,،、]\s*(?!\d)/);
      expect(refused(reordered(parts, order).join(mark), source)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** Of a wish, a negation or a superior, the order of the words says what it is about. */
const isOrdered = (line: string) =>
  analyse(line).clauses.some(({ isWish, negations, under }) => isWish || negations.length > 0 || under.length > 0);
const UNORDERED = LINES.filter(({ line }) => !isOrdered(line));
const PLAIN = UNORDERED.flatMap(({ source, line }) =>
  line.split(/[.,;:()،、。—–-]+/).map((part) => ({ source, line: part.trim() })),
).filter(({ line }) => /^[\p{L}]+(?:\s+\p{L}+)+$/u.test(line) && analyse(line).amounts.length === 0);

test("the words of a line without numbers, negations, wishes and superiors, in any order, are never refused", () => {
  expect(PLAIN.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(fc.constantFrom(...PLAIN), picks, ({ source, line }, order) => {
      expect(refused(reordered(line.replace(/\.$/, "").split(/\s+/), order).join(" "), source)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

// A period may be as long as any number of months.
const WITH_NUMBER = TRUE.filter(
  ({ text }) => /(?<![\d.,/])\d{2,3}(?![\d.,/年月%日])/.test(text) && !analyse(text).amounts.some(isDuration),
);

test("a true sentence with another number is always refused", () => {
  fc.assert(
    fc.property(fc.constantFrom(...WITH_NUMBER), fc.integer({ min: 11, max: 949 }), ({ text, source }, number) => {
      // Also as a word, and as what “hundreds” may mean.
      fc.pre(!analyse(source).amounts.some(({ value, isVague }) => value === number || isVague));
      fc.pre(!(source.match(/\d+/g) ?? []).some((digits) => digits === String(number)));
      const changed = text.replace(/(?<![\d.,/])\d{2,3}(?![\d.,/年月%日])/, String(number));
      // “About 120” says the same as 122, and “fell by 30” as “from 80 to 50”.
      const known = analyse(source).amounts.map(({ value }) => value);
      const claimed = analyse(changed).amounts.filter(({ value }) => value === number);
      fc.pre(!claimed.some((one) => known.some((value) => isRounded(number, value, roundingOf(changed.toLowerCase(), one)))));
      fc.pre(!known.some((one) => known.some((other) => Math.abs(one - other) === number)));
      expect(refused(changed, source)).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("a true sentence with a year that no source has is always refused", () => {
  const dated = TRUE.filter(({ text }) => /20\d\d/.test(text));
  fc.assert(
    fc.property(fc.constantFrom(...dated), fc.integer({ min: 1960, max: 2005 }), ({ text, source }, year) => {
      expect(refused(text.replace(/20\d\d/, String(year)), source)).not.toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const EMPLOYED: [string, (name: string) => string][] = [
  ["Clerk at Calder Dental Practice, 2016 – 2019", (name) => `I was a clerk at ${name}.`],
  ["Bürokauffrau, Autohaus Pellworm, 2014 – 2018", (name) => `Ich war Bürokauffrau bei ${name}.`],
  ["Assistante, Transports Mirabel, 2018 – 2022", (name) => `J'étais assistante chez ${name}.`],
  ["Auxiliar, Gestoría Olmedo, 2017 – 2021", (name) => `Fui auxiliar en ${name}.`],
  ["موظفة إدارية، شركة النخيل، 2018 – 2022", (name) => `عملت موظفة إدارية في ${name}.`],
  ["事務職、みどり運輸、2018年〜2022年", (name) => `${name}で事務職として働きました。`],
];
const NAME = fc
  .array(fc.constantFrom("kor", "vex", "lum", "tan", "dril", "mo", "sar", "qui", "bel", "zon"), { minLength: 3, maxLength: 4 })
  .map((parts) => parts.join("").replace(/^./, (first) => first.toUpperCase()));

test("an employer that sounds like a common word of another script is refused", () => {
  const source = "موظفة إدارية، شركة النخيل، 2018 – 2022";
  expect(refused("عملت موظفة إدارية في Sarquiqui.", source)).not.toEqual([]);
});

test("another employer is always refused", () => {
  fc.assert(
    fc.property(fc.constantFrom(...EMPLOYED), NAME, ([source, sentence], name) => {
      expect(refused(sentence(name), source)).not.toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const RANKS: [string, string, string[]][] = [
  [
    "Nurse, Harbour Clinic, since 2018",
    "Since 2018 I have been # at Harbour Clinic.",
    ["head nurse", "director", "ward manager", "founder"],
  ],
  [
    "Köchin, Gasthof Zur Mühle, seit 2018",
    "Seit 2018 bin ich # im Gasthof Zur Mühle.",
    ["Küchenchefin", "Leiterin", "Geschäftsführerin", "Inhaberin"],
  ],
  [
    "Vendeuse, Librairie Vertchamp, depuis 2018",
    "Depuis 2018, je suis # à la Librairie Vertchamp.",
    ["directrice", "gérante", "responsable", "fondatrice"],
  ],
  [
    "Camarera, Hotel Las Dunas, desde 2018",
    "Desde 2018 soy # en el Hotel Las Dunas.",
    ["directora", "encargada", "jefa de sala", "dueña"],
  ],
  ["ممرضة، عيادة الشفاء، منذ 2018", "منذ 2018 أعمل # في عيادة الشفاء.", ["مديرة", "رئيسة التمريض", "مشرفة"]],
  ["看護師、さくら医院、2018年から", "2018年からさくら医院で#として働いています。", ["看護師長", "院長", "所長", "部長"]],
];

test("a higher rank is always refused", () => {
  for (const [source, sentence, ranks] of RANKS)
    for (const rank of ranks)
      expect({ rank, isRefused: refused(sentence.replace("#", rank), source).length > 0 }).toEqual({ rank, isRefused: true });
});

const DENIED: [no: string, yes: string, skills: string[]][] = [
  ["I have no experience with #.", "I have experience with #.", ["Kubernetes", "payroll", "welding", "Polish"]],
  ["Ich habe keine Erfahrung mit #.", "Ich habe Erfahrung mit #.", ["Kubernetes", "Lohnabrechnung", "Robotik", "Polnisch"]],
  ["Je n'ai pas d'expérience en #.", "J'ai de l'expérience en #.", ["Kubernetes", "paie", "soudure", "polonais"]],
  ["No tengo experiencia en #.", "Tengo experiencia en #.", ["Kubernetes", "nóminas", "soldadura", "polaco"]],
  ["ليس لدي خبرة في #.", "لدي خبرة في #.", ["Kubernetes", "الرواتب", "البرمجة", "البولندية"]],
  ["#の経験はありません。", "#の経験があります。", ["Kubernetes", "給与計算", "溶接", "ポーランド語"]],
];

test("the opposite of what a source says is always refused, and the same is not", () => {
  for (const [no, yes, skills] of DENIED)
    for (const skill of skills) {
      const [denied, claimed] = [no.replace("#", skill), yes.replace("#", skill)];
      expect([claimed, refused(claimed, denied).length > 0]).toEqual([claimed, true]);
      expect([denied, refused(denied, claimed).length > 0]).toEqual([denied, true]);
      expect([claimed, refused(claimed, claimed)]).toEqual([claimed, []]);
      expect([denied, refused(denied, denied)]).toEqual([denied, []]);
    }
});

const TOPICS: [topic: string, yes: string, skills: string[]][] = [
  ["As for #, I have no experience.", "I have experience with #.", ["Kubernetes", "welding"]],
  ["Was # betrifft, habe ich keine Erfahrung.", "Ich habe Erfahrung mit #.", ["Kubernetes", "Robotik"]],
  ["En ce qui concerne #, je n'ai aucune expérience.", "J'ai de l'expérience en #.", ["Kubernetes", "soudure"]],
  ["En cuanto a #, no tengo experiencia.", "Tengo experiencia en #.", ["Kubernetes", "soldadura"]],
  ["أما #، فليس لدي خبرة.", "لدي خبرة في #.", ["Kubernetes", "البرمجة"]],
  ["#については、経験がありません。", "#の経験があります。", ["Kubernetes", "溶接"]],
];

test("what is named before it is denied is denied, and its opposite is refused", () => {
  for (const [topic, yes, skills] of TOPICS)
    for (const skill of skills) {
      const [denied, claimed] = [topic.replace("#", skill), yes.replace("#", skill)];
      expect([claimed, refused(claimed, denied).length > 0]).toEqual([claimed, true]);
      expect([denied, refused(denied, denied)]).toEqual([denied, []]);
    }
});

const WISHES: [wish: string, fact: string, skills: string[]][] = [
  ["I would like to learn #.", "I know # well.", ["Kubernetes", "welding", "Polish"]],
  ["Ich möchte # lernen.", "Ich beherrsche #.", ["Kubernetes", "Polnisch", "Robotik"]],
  ["J'aimerais apprendre la #.", "Je maîtrise la #.", ["soudure", "comptabilité"]],
  ["Me gustaría aprender #.", "Domino #.", ["Kubernetes", "soldadura", "polaco"]],
  ["أود تعلم #.", "أتقن #.", ["Kubernetes", "البرمجة", "البولندية"]],
  ["#を学びたいです。", "#が得意です。", ["Kubernetes", "溶接", "ポーランド語"]],
];

test("a wish that is presented as a fact is always refused, and the same wish is not", () => {
  for (const [wish, fact, skills] of WISHES)
    for (const skill of skills) {
      const [wished, claimed] = [wish.replace("#", skill), fact.replace("#", skill)];
      expect([claimed, refused(claimed, wished).length > 0]).toEqual([claimed, true]);
      expect([wished, refused(wished, wished)]).toEqual([wished, []]);
    }
});

const BOASTS: [source: string, honest: string, boasts: string[]][] = [
  [
    "Baker, Mill Lane Bakery, since 2018. Rye bread",
    "Since 2018 I have baked rye bread at Mill Lane Bakery.",
    [
      "I am the best baker at Mill Lane Bakery.",
      "I am the only baker at Mill Lane Bakery.",
      "Nobody at the bakery is as good as I am.",
    ],
  ],
  [
    "Bäckerin, Backhaus Mühlgasse, seit 2018. Roggenbrot",
    "Seit 2018 backe ich Roggenbrot im Backhaus Mühlgasse.",
    [
      "Ich bin die beste Bäckerin im Backhaus Mühlgasse.",
      "Ich bin die einzige Bäckerin.",
      "Niemand im Backhaus ist besser als ich.",
    ],
  ],
  [
    "Boulangère, Fournil du Moulin, depuis 2018. Pain de seigle",
    "Depuis 2018, je fais du pain de seigle au Fournil du Moulin.",
    [
      "Je suis la meilleure boulangère du Fournil du Moulin.",
      "Je suis la seule boulangère.",
      "Personne ne fait le pain mieux que moi.",
    ],
  ],
  [
    "Panadera, Horno del Molino, desde 2018. Pan de centeno",
    "Desde 2018 hago pan de centeno en el Horno del Molino.",
    ["Soy la mejor panadera del Horno del Molino.", "Soy la única panadera.", "Nadie hace el pan mejor que yo."],
  ],
  [
    "خبازة، مخبز الطاحونة، منذ 2018. خبز الشعير",
    "منذ 2018 أعد خبز الشعير في مخبز الطاحونة.",
    ["أنا أفضل خبازة في مخبز الطاحونة.", "أنا الخبازة الوحيدة.", "لا أحد في المخبز أمهر مني."],
  ],
  [
    "パン職人、水車ベーカリー、2018年から。ライ麦パン",
    "2018年から水車ベーカリーでライ麦パンを作っています。",
    ["水車ベーカリーで一番のパン職人です。", "唯一のパン職人です。", "誰よりも上手にライ麦パンを作ります。"],
  ],
];

test("to be the best, the only one or better than others is always refused, and the plain fact is not", () => {
  for (const [source, honest, boasts] of BOASTS) {
    expect([honest, refused(honest, source)]).toEqual([honest, []]);
    for (const boast of boasts) expect([boast, refused(boast, source).length > 0]).toEqual([boast, true]);
  }
});

test("a trade that the sources do not name is refused however close it is", () => {
  for (const [text, source] of [
    ["Ich bin ausgebildeter Osteopath.", "Physiotherapeut, Praxis Ring, seit 2018. Kurs Osteopathie 2020"],
    ["I am a teacher.", "School caretaker, Larkhill School, since 2018. 300 pupils"],
    ["Soy maestra.", "Monitora de comedor, Colegio Olmo, desde 2018. 60 alumnos"],
    ["Je suis professeure.", "Agente d'entretien, école du Lac, depuis 2018. 90 élèves"],
    ["أنا معلمة.", "عاملة نظافة، مدرسة النور، منذ 2018. 90 طالبا"],
    ["教師をしています。", "用務員、みなと小学校、2018年から。児童90名"],
  ] as const)
    expect([text, refused(text, source).length > 0]).toEqual([text, true]);
});
