import { expect, test } from "vitest";
import type { FieldDescription } from "./description";
import { guardOf } from "./guard";
import { meaningOf } from "./meaning";
import { plain } from "./plain";
import { topicOf } from "./questions";
import { vocabulariesFor } from "./vocabulary";
import { LANGUAGES } from "./words/languages";

const field = (label: string, kind: FieldDescription["kind"] = "text"): FieldDescription => ({
  key: label,
  kind,
  label,
  hint: "",
  name: "",
  autocomplete: "",
  inputType: "",
  section: "",
  options: [],
  value: "",
  required: false,
  accept: "",
  maxLength: 0,
});

test.each(Object.entries(LANGUAGES))(
  "in %s every name of a field means that field, and nothing that is guarded",
  (language, { fields }) => {
    const vocabularies = vocabulariesFor([], language);
    const wrong = Object.entries(fields).flatMap(([meaning, phrases]) =>
      phrases.flatMap((phrase) => {
        const one = field(phrase, meaning.endsWith("File") ? "file" : "text");
        const found = guardOf(one, vocabularies) ?? meaningOf(one, vocabularies);
        return found === meaning ? [] : [`${phrase}: ${found} in place of ${meaning}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(Object.entries(LANGUAGES))("in %s what is guarded is guarded, and asks for no field", (language, { guards }) => {
  const vocabularies = vocabulariesFor([], language);
  const open = Object.entries(guards).flatMap(([, phrases]) =>
    phrases.filter((phrase) => guardOf(field(phrase), vocabularies) === null),
  );
  expect(open).toEqual([]);
});

test.each(Object.entries(LANGUAGES))(
  "in %s every subject of questions is recognised, sponsorship before permits",
  (language, { topics }) => {
    const vocabularies = vocabulariesFor([], language);
    const unknown = Object.entries(topics).flatMap(([, phrases]) =>
      phrases.filter((phrase) => topicOf(phrase, vocabularies) === null),
    );
    expect(unknown).toEqual([]);
  },
);

test("labels are compared without accents, case, apostrophes and punctuation", () => {
  expect(["Prénom :", "E-Mail*", "Ім’я", "Straße, Nr.", "ŞEHİR", "Driver's licence"].map(plain)).toEqual([
    "prenom",
    "email",
    "імя",
    "strasse nr",
    "sehir",
    "drivers licence",
  ]);
});
