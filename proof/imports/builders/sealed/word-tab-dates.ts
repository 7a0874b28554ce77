import { BIG, BOLD, wordFile, wordItem, wordParagraph } from "@/domain/imports/testing/office-files";
import { all, type Builder, numeric, positions, when } from "@/proof/imports/builders/builder";
import { ruprecht as person } from "@/proof/imports/builders/people/ruprecht";

const HANGING = '<w:tabs><w:tab w:val="left" w:pos="2600"/></w:tabs><w:ind w:left="2600" w:hanging="2600"/>';
const INDENTED = '<w:ind w:left="2600"/>';
const title = (text: string) =>
  wordParagraph([{ text, look: `<w:u w:val="single"/>${BOLD}` }], '<w:spacing w:before="360" w:after="120"/>');
const row = (left: string, first: string, second = "") =>
  `${wordParagraph([{ text: `${left}\t` }, { text: first, look: BOLD }], HANGING)}${second === "" ? "" : wordParagraph(second, INDENTED)}`;

/** Dates before a tab with hanging lines, as people type them, the person in a block of labels. */
export const wordTabDates: Builder = {
  person,
  columns: "one",
  dateWords: "Persönliche Daten Wohnort",
  without: ["headline"],
  titles: {
    summary: "Zusammenfassung",
    experience: "Berufspraxis",
    education: "Akademische Ausbildung",
    certifications: "Weiterbildungen",
    skills: "Fachkenntnisse",
    languages: "Sprachen",
  },
  source: {
    kind: "word",
    file: wordFile(
      [
        wordParagraph([{ text: person.name, look: BIG }]),
        title("Persönliche Daten"),
        row("Wohnort:", person.location),
        row("Telefon:", person.phone),
        row("E-Mail:", person.email),
        row("LinkedIn:", person.profiles[0]?.[2] ?? ""),
        title("Zusammenfassung"),
        wordParagraph(person.summary),
        title("Berufspraxis"),
        all(
          positions(person),
          (each) =>
            row(when(each, numeric, " - ", "heute"), each.position, `${each.company}, ${each.place}`) +
            all(each.points, wordItem),
        ),
        title("Akademische Ausbildung"),
        all(person.schools, (each) => row(when(each, numeric, " - ", "heute"), each.degree, `${each.school}, ${each.place}`)),
        title("Weiterbildungen"),
        all(person.certifications, ([name, issuer, year]) => row(String(year), name, issuer)),
        title("Fachkenntnisse"),
        all(person.skills, ([label, words]) => wordParagraph(`${label}:\t${words.join(", ")}`, HANGING)),
        title("Sprachen"),
        all(person.languages, ([language, fluency]) => wordParagraph(`${language}:\t${fluency}`, HANGING)),
      ].join(""),
    ),
  },
};
