import { BIG, BOLD, wordFile, wordItem, wordParagraph, wordTable, wordTextBox } from "@/domain/imports/testing/office-files";
import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { delphine as person } from "@/proof/imports/builders/people/delphine";

const dates = inWords("en-GB", "long");
const control = (content: string) =>
  `<w:sdt><w:sdtPr><w:alias w:val="Enter text"/><w:placeholder><w:docPart w:val="X"/></w:placeholder><w:text/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const title = (text: string) =>
  control(wordParagraph([{ text, look: `${BOLD}<w:caps/><w:color w:val="77448B"/><w:sz w:val="28"/>` }]));

/** A form of a word processor: every text is a control, the name in a text box, skills in a table of two columns, dates before the title. */
export const formControls: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "Objective",
    experience: "Experience",
    education: "Education",
    skills: "Skills & abilities",
    certifications: "Licenses and certifications",
    languages: "Languages",
  },
  source: {
    kind: "word",
    file: wordFile(
      [
        wordTextBox(
          `${control(wordParagraph([{ text: person.name, look: BIG }]))}${control(wordParagraph(person.headline))}${control(wordParagraph(`${person.location} | ${person.phone} | ${person.email} | ${person.profiles[0]?.[2]}`))}`,
        ),
        title("Objective"),
        control(wordParagraph(person.summary)),
        title("Experience"),
        all(
          positions(person),
          (each) =>
            `${control(wordParagraph([{ text: when(each, dates, " – ", "Present"), look: '<w:caps/><w:sz w:val="18"/>' }]))}${control(wordParagraph([{ text: each.position, look: BOLD }, { text: ` • ${each.company} • ${each.place}` }]))}${all(each.points, (point) => control(wordItem(point)))}`,
        ),
        title("Education"),
        all(
          person.schools,
          (each) =>
            `${control(wordParagraph([{ text: when(each, dates, " – ", "Present"), look: '<w:caps/><w:sz w:val="18"/>' }]))}${control(wordParagraph([{ text: each.degree, look: BOLD }, { text: ` • ${each.school} • ${each.place}` }]))}`,
        ),
        title("Skills & abilities"),
        wordTable([
          person.skills.map(
            ([label, words]) =>
              `${control(wordParagraph([{ text: label, look: BOLD }]))}${all(words, (word) => control(wordItem(word)))}`,
          ),
        ]),
        title("Licenses and certifications"),
        all(person.certifications, ([name, issuer, year]) => control(wordParagraph(`${name} – ${issuer} (${year})`))),
        title("Languages"),
        wordTable([person.languages.map(([language, fluency]) => control(wordParagraph(`${language} – ${fluency}`)))]),
      ].join(""),
    ),
  },
};
