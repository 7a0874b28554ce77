import { BIG, BOLD, wordFile, wordItem, wordParagraph, wordTable } from "@/domain/imports/testing/office-files";
import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { thandeka as person } from "@/proof/imports/builders/people/thandeka";

const dates = inWords("en-US", "long");
const field = (content: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const title = (text: string) => wordParagraph([{ text, look: `${BOLD}<w:smallCaps/><w:sz w:val="28"/>` }]);

/** Two columns by a layout table with fields of a template in its cells; skills in a table within, with dots for levels. */
export const wordLayoutTable: Builder = {
  person,
  columns: "right",
  titles: {
    summary: "Objective",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    languages: "Languages",
    certifications: "Licenses",
  },
  source: {
    kind: "word",
    file: wordFile(
      wordTable([
        [
          `${field(wordParagraph([{ text: person.name, look: BIG }]))}${wordParagraph(person.headline)}`,
          `${wordParagraph(person.location)}${wordParagraph(person.phone)}${wordParagraph(person.email)}${wordParagraph(person.site)}${wordParagraph(person.profiles[0]?.[2] ?? "")}`,
        ],
        [
          [
            title("Objective"),
            field(wordParagraph(person.summary)),
            title("Experience"),
            all(
              positions(person),
              (each) =>
                `${field(wordParagraph([{ text: when(each, dates, " – ", "Present"), look: "<w:i/>" }]))}${wordParagraph([{ text: each.position, look: BOLD }, { text: ` | ${each.company} | ${each.place}` }])}${all(each.points, wordItem)}`,
            ),
            title("Education"),
            all(
              person.schools,
              (each) =>
                `${wordParagraph([{ text: when(each, dates, " – ", "Present"), look: "<w:i/>" }])}${wordParagraph([{ text: each.degree, look: BOLD }, { text: ` | ${each.school} | ${each.place}` }])}`,
            ),
          ].join(""),
          [
            title("Skills"),
            wordTable(
              person.skills.flatMap(([label, words]) => [
                [wordParagraph([{ text: label, look: BOLD }]), wordParagraph("")],
                ...words.map((word) => [wordParagraph(word), wordParagraph("●●●●○")]),
              ]),
            ),
            title("Languages"),
            ...person.languages.map(([language, fluency]) =>
              wordParagraph([{ text: language, look: BOLD }, { text: ` ${fluency}` }]),
            ),
            title("Licenses"),
            ...person.certifications.map(([name, issuer, year]) => wordParagraph(`${name}, ${issuer}, ${year}`)),
          ].join(""),
        ],
      ]),
    ),
  },
};
