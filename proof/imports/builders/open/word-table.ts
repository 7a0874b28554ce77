import { BIG, BOLD, wordFile, wordItem, wordParagraph, wordTable } from "@/domain/imports/testing/office-files";
import { all, type Builder, numeric, positions, when } from "@/proof/imports/builders/builder";
import { gesine as person } from "@/proof/imports/builders/people/gesine";

const ITALIC = "<w:i/>";
const field = (content: string) => `<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const title = (text: string) =>
  wordParagraph([{ text, look: `${BOLD}<w:caps/><w:color w:val="2E5E8C"/>` }], '<w:spacing w:before="300"/>');
const rows = (list: readonly (readonly [string, string])[]) =>
  wordTable(list.map(([left, right]) => [wordParagraph(left), right]));

/** A German life in tables: dates at the left, fields of a form within the cells. */
export const wordTableLife: Builder = {
  person,
  columns: "one",
  dateWords: "Anschrift",
  without: ["headline"],
  titles: {
    summary: "Über mich",
    experience: "Berufserfahrung",
    education: "Ausbildung",
    certifications: "Zertifikate",
    skills: "Kenntnisse",
    languages: "Sprachkenntnisse",
  },
  source: {
    kind: "word",
    file: wordFile(
      [
        wordParagraph([{ text: "Lebenslauf", look: '<w:sz w:val="28"/>' }]),
        field(wordParagraph([{ text: person.name, look: BOLD + BIG }])),
        rows([
          ["Anschrift", field(wordParagraph(person.location))],
          ["Telefon", wordParagraph(person.phone)],
          ["E-Mail", wordParagraph(person.email)],
          ["XING", wordParagraph(person.profiles[0]?.[2] ?? "")],
        ]),
        title("Über mich"),
        wordParagraph(person.summary),
        title("Berufserfahrung"),
        rows(
          positions(person).map((each) => [
            when(each, numeric, " – ", "heute"),
            `${field(wordParagraph([{ text: each.position, look: BOLD }]))}${wordParagraph([{ text: `${each.company}, ${each.place}`, look: ITALIC }])}${all(each.points, wordItem)}`,
          ]),
        ),
        title("Ausbildung"),
        rows(
          person.schools.map((each) => [
            when(each, numeric, " – ", "heute"),
            `${wordParagraph([{ text: each.degree, look: BOLD }])}${wordParagraph([{ text: `${each.school}, ${each.place}`, look: ITALIC }])}`,
          ]),
        ),
        title("Zertifikate"),
        rows(
          person.certifications.map(([name, issuer, year]) => [
            String(year),
            wordParagraph([{ text: name, look: BOLD }, { text: `, ${issuer}` }]),
          ]),
        ),
        title("Kenntnisse"),
        rows(person.skills.map(([label, words]) => [label, wordParagraph(words.join(", "))])),
        title("Sprachkenntnisse"),
        rows(person.languages.map(([language, fluency]) => [language, wordParagraph(fluency)])),
      ].join(""),
    ),
  },
};
