import type { ClaimKind } from "@/contracts/model/ai/claim";
import { LANGUAGES } from "./language-of";
import { CHECKED_LANGUAGES, type CheckedLanguage, MEASURED_LANGUAGES } from "./languages/language-data";
import { DUTIES } from "./lexicon/duties";
import { NOUNS } from "./lexicon/nouns";
import { OTHERS } from "./lexicon/others";
import { MORE_DEGREES, MORE_LEADING, MORE_TITLES, MORE_TRADES } from "./lexicon/posts";
import { DEGREES, LEADING, SUPERLATIVES, TITLES } from "./lexicon/ranks";
import { SKILLS, TOOLS, TOOLS_ELSEWHERE } from "./lexicon/skills";
import { QUALIFICATIONS, SYNONYMS } from "./lexicon/synonyms";
import { TASKS } from "./lexicon/tasks";
import { TRADES } from "./lexicon/trades";
import { YET_MORE_TITLES, YET_MORE_TRADES } from "./lexicon/trades-further";
import { FURTHER_TRADES } from "./lexicon/trades-more";
import { RESULTS, VERBS } from "./lexicon/verbs";
import { WORK_FIELDS } from "./lexicon/work-fields";
import { normal } from "./normal";
import { stemOf } from "./stems";
import { SOFT_ARABIC } from "./vocabulary/arabic";
import { SOFT_ENGLISH } from "./vocabulary/english";
import { EVERYDAY } from "./vocabulary/everyday";
import { EXACT } from "./vocabulary/exact";
import { FIELDS_ARABIC } from "./vocabulary/fields/arabic";
import { FIELDS_ENGLISH } from "./vocabulary/fields/english";
import { FIELDS_FRENCH } from "./vocabulary/fields/french";
import { FIELDS_GERMAN } from "./vocabulary/fields/german";
import { FIELDS_JAPANESE } from "./vocabulary/fields/japanese";
import { FIELDS_SPANISH } from "./vocabulary/fields/spanish";
import { SOFT_FRENCH } from "./vocabulary/french";
import { FREQUENT } from "./vocabulary/frequent";
import { GENERAL } from "./vocabulary/general";
import { SOFT_GERMAN } from "./vocabulary/german";
import { SOFT_JAPANESE } from "./vocabulary/japanese";
import { LETTERS } from "./vocabulary/letters";
import { SOFT_SPANISH } from "./vocabulary/spanish";

/**
 * What a concept is claimed as. A trade is a title that texts about other things name, too; to lead is claimed as a title, but is done at no
 * one place; `other` is nothing that a reader would look up. */
export type ConceptKind = ClaimKind | "trade" | "lead" | "other";
export type Concept = { id: number; name: string; kind: ConceptKind; supportedBy: number[]; isVerb?: boolean };

const FILES: [ConceptKind, string][] = [
  ["title", TITLES],
  ["degree", DEGREES],
  ["superlative", SUPERLATIVES],
  ["lead", LEADING],
  ["trade", TRADES],
  ["skill", SKILLS],
  ["skill", TOOLS_ELSEWHERE],
  ["other", NOUNS],
  ["other", VERBS],
  ["other", RESULTS],
  ["other", TASKS],
  ["title", MORE_TITLES],
  ["trade", MORE_TRADES],
  ["lead", MORE_LEADING],
  ["degree", MORE_DEGREES],
  ["trade", FURTHER_TRADES],
  ["other", DUTIES],
  ["other", SYNONYMS],
  ["degree", QUALIFICATIONS],
  ["other", WORK_FIELDS],
  ["trade", YET_MORE_TRADES],
  ["title", YET_MORE_TITLES],
];

/** A concept, by its first English form, is also supported by these. */
const IMPLIED: Record<string, string[]> = {
  apprenticeship: [
    "diploma",
    "journeyman's certificate",
    "certificate",
    "degree",
    "bachelor",
    "school leaving certificate",
    "graduate",
    "exam",
    "studied",
    "advanced training",
  ],
  fell: ["reduce"],
  rose: ["increase"],
  diploma: ["bachelor", "master", "doctorate"],
  certificate: ["diploma", "journeyman's certificate", "licence", "driving licence"],
  thesis: ["doctorate"],
  programming: ["developer", "software engineer", "programmer"],
  program: ["developer", "programmer"],
  develop: ["developer"],
  degree: ["bachelor", "master", "doctorate", "mba"],
  studied: ["bachelor", "master", "doctorate", "degree", "diploma", "university", "thesis"],
  graduate: ["bachelor", "master", "degree", "diploma", "university"],
  fluent: ["native speaker"],
  customer: ["guest", "passenger", "sales representative", "sales assistant", "cashier"],
  guest: ["customer", "hotel", "restaurant", "waiter", "receptionist"],
  passenger: ["bus driver", "tram driver", "taxi driver"],
  child: ["pupil"],
  sales: ["sell", "sales representative", "sales assistant"],
  hospital: ["clinic", "ward"],
  clinic: ["hospital"],
  building: ["home", "flat"],
  teacher: ["trainer", "teach", "lesson"],
  lead: ["head", "team lead", "manager", "director", "founder", "owner", "supervisor", "responsible for"],
  manage: ["lead", "manager", "responsible for"],
  create: ["introduce", "founded", "build"],
  reduce: ["fell"],
  increase: ["rose"],
  truck: ["truck driver"],
  van: ["delivery driver"],
  car: ["driver"],
  language: ["english", "german", "french", "spanish", "arabic", "japanese", "portuguese", "italian"],
  patient: ["nurse", "physiotherapist", "doctor", "midwife", "paramedic", "ward", "clinic"],
  ward: ["bed", "patient"],
  book: ["booking", "appointment", "library", "librarian", "bookshop"],
  booking: ["book"],
  reader: ["subscriber", "library", "librarian"],
  deliver: ["delivery", "delivery driver", "parcel"],
  delivery: ["deliver", "delivery driver"],
  purchase: ["buyer", "order"],
  warehouse: ["warehouse operative"],
  till: ["cashier"],
  wire: ["electrician"],
  garden: ["gardener"],
  "secondary school": ["pupil"],
  "primary school": ["teacher"],
  worker: ["warehouse operative", "production worker"],
  licence: ["driving licence", "forklift"],
  employee: ["team", "colleague"],
  meal: ["cook"],
  reception: ["receptionist", "greet"],
  driving: ["licence", "driving licence", "driver", "bus driver", "truck driver", "delivery driver", "drive"],
  drive: ["licence", "driving licence", "driver", "bus driver", "truck driver", "delivery driver"],
  translate: ["translator"],
  clean: ["housekeeper"],
  sell: ["sales representative"],
  teach: ["teacher"],
  advise: ["adviser", "consultant"],
  care: ["nurse", "care assistant"],
  accounting: ["accountant", "accounting assistant"],
  kitchen: ["cook"],
};

/** Concepts that any work has: alone they invent nothing. */
const ANYWHERE = new Set(
  "code,write,check,document,weekend,evening,present,seasonal,speak,surroundings,region,city,rural,nation,site,system,data,team,industry,start,appointment,phone,telephone,mail,call,change,move,reach,inquiry,department,record,table,age,component,world,tools,tool,office,desk,meeting,deadline,process,procedure,environment,basics,public,answer,read,north,south,east,west,spring,summer,autumn,winter,compare,travel,visitor,group,customer,guest,service,dinner,speed,part-time,full-time,count,stop,test,request,class,lesson,school".split(
    ",",
  ),
);

const SOFT: Partial<Record<CheckedLanguage, string>> = {
  en: SOFT_ENGLISH,
  de: SOFT_GERMAN,
  fr: SOFT_FRENCH,
  es: SOFT_SPANISH,
  ar: SOFT_ARABIC,
  ja: SOFT_JAPANESE,
};

const FIELDS: Partial<Record<CheckedLanguage, string>> = {
  en: FIELDS_ENGLISH,
  de: FIELDS_GERMAN,
  fr: FIELDS_FRENCH,
  es: FIELDS_SPANISH,
  ar: FIELDS_ARABIC,
  ja: FIELDS_JAPANESE,
};

type Lexicon = {
  concepts: Concept[];
  /** Of each language: the words of a form, joined by spaces, to its concepts. */
  forms: Record<CheckedLanguage, Map<string, number[]>>;
  /** The same by the stems of the words. */
  stems: Record<CheckedLanguage, Map<string, number[]>>;
  /** How many words the longest form has that begins with a word of this stem. */
  longest: Record<CheckedLanguage, Map<string, number>>;
  neutral: Record<CheckedLanguage, ReadonlySet<string>>;
  /** Japanese forms and neutral pieces by their first letter, the longest first. */
  pieces: Map<string, string[]>;
};

const wordsOf = (form: string): string[] =>
  normal(form)
    .replace(/[\u064b-\u0652ـ]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+[+#]*/gu) ?? [];

function build(): Lexicon {
  const each = <Value>(make: () => Value) =>
    Object.fromEntries(CHECKED_LANGUAGES.map((language) => [language, make()])) as Record<CheckedLanguage, Value>;
  const forms = each(() => new Map<string, number[]>());
  const stems = each(() => new Map<string, number[]>());
  const longest = each(() => new Map<string, number>());
  const concepts: Concept[] = [];
  const add = (language: CheckedLanguage, form: string, id: number, hasForms = true) => {
    const words = language === "ja" ? [normal(form)] : wordsOf(form);
    const stemmed = words.map((word) => stemOf(word, language));
    const [first] = stemmed;
    if (first === undefined) return;
    put(forms[language], words.join(" "), id);
    if (hasForms) put(stems[language], stemmed.join(" "), id);
    longest[language].set(first, Math.max(longest[language].get(first) ?? 0, words.length));
  };
  for (const [kind, file] of FILES)
    for (const line of file.trim().split("\n")) {
      const columns = line.split("|");
      const name = columns[0]?.split(",")[0] ?? "";
      const known = concepts.find((one) => one.name === name && one.kind === kind)?.id;
      const id = known ?? concepts.length;
      if (known === undefined) concepts.push({ id, name, kind, supportedBy: [id], isVerb: file === VERBS });
      for (const [index, language] of MEASURED_LANGUAGES.entries())
        for (const form of columns[index]?.split(",") ?? [])
          add(language, form.trim(), id, kind !== "superlative" || language !== "en");
    }
  for (const line of OTHERS.trim().split("\n")) {
    const [name, ...columns] = line.split("|");
    for (const { id } of concepts.filter((one) => one.name === name))
      for (const [index, language] of CHECKED_LANGUAGES.slice(MEASURED_LANGUAGES.length).entries())
        for (const form of columns[index]?.split(",") ?? []) add(language, form.trim(), id);
  }
  for (const tool of TOOLS) {
    const id = concepts.length;
    concepts.push({ id, name: tool, kind: "skill", supportedBy: [id] });
    for (const language of CHECKED_LANGUAGES) add(language, tool, id, false);
  }
  for (const [name, others] of Object.entries(IMPLIED))
    for (const concept of concepts.filter((one) => one.name === name))
      concept.supportedBy.push(...concepts.filter((one) => others.includes(one.name)).map(({ id }) => id));
  const neutral = Object.fromEntries(
    CHECKED_LANGUAGES.map((language) => [
      language,
      new Set([
        ...listed(LANGUAGES[language].neutral, SOFT[language], FREQUENT[language], GENERAL[language]).flatMap((word) => [
          word,
          stemOf(word, language),
        ]),
        // A stem that also names something else is not neutral: “studies” is no student.
        ...listed(FIELDS[language], EVERYDAY[language], LETTERS[language]).flatMap((word) => {
          const stem = stemOf(word, language);
          return stems[language].has(stem) ? [word] : [word, stem];
        }),
        ...listed(EXACT[language]),
      ]),
    ]),
  ) as Record<CheckedLanguage, Set<string>>;
  const pieces = new Map<string, string[]>();
  for (const piece of [...forms.ja.keys(), ...neutral.ja]) {
    const first = piece.charAt(0);
    pieces.set(
      first,
      [...(pieces.get(first) ?? []), piece].sort((a, b) => b.length - a.length),
    );
  }
  return { concepts, forms, stems, longest, neutral, pieces };
}

/** The words of lists, normalised. */
const listed = (...lists: readonly (string | undefined)[]): string[] => normal(lists.join(" ")).match(/\S+/g) ?? [];

function put(map: Map<string, number[]>, key: string, id: number) {
  const ids = map.get(key);
  if (!ids) map.set(key, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

/** Whether words name only what any work has. */
export const isGeneral = (concepts: readonly number[]): boolean =>
  concepts.length > 0 && concepts.every((id) => ANYWHERE.has(lexicon().concepts[id]?.name ?? ""));

let built: Lexicon | null = null;

/** The words that the check knows, made once. */
export function lexicon(): Lexicon {
  built ??= build();
  return built;
}
