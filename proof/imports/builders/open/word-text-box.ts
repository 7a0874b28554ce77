import { BIG, BOLD, wordFile, wordItem, wordParagraph, wordTextBox } from "@/domain/imports/testing/office-files";
import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { ines as person } from "@/proof/imports/builders/people/ines";

const dates = inWords("en-GB", "long");
const title = (text: string) =>
  wordParagraph([{ text, look: `${BOLD}<w:spacing w:val="60"/><w:sz w:val="26"/>` }], '<w:spacing w:before="280"/>');

/** Contact details, skills and languages in a text box; dates at a tab, the employer after the position. */
export const wordTextBoxPage: Builder = {
  person,
  columns: "left",
  titles: {
    skills: "SKILLS",
    languages: "LANGUAGES",
    summary: "PROFILE",
    experience: "EMPLOYMENT HISTORY",
    education: "EDUCATION",
    certifications: "CERTIFICATIONS",
  },
  source: {
    kind: "word",
    file: wordFile(
      [
        wordTextBox(
          [
            title("CONTACT"),
            wordParagraph(person.email),
            wordParagraph(person.phone),
            wordParagraph(person.location),
            wordParagraph(person.site),
            ...person.profiles.map(([, , address]) => wordParagraph(address)),
            title("SKILLS"),
            ...person.skills.map(([label, words]) =>
              wordParagraph([{ text: `${label}: `, look: BOLD }, { text: words.join(", ") }]),
            ),
            title("LANGUAGES"),
            ...person.languages.map(([language, fluency]) => wordParagraph(`${language} – ${fluency}`)),
          ].join(""),
        ),
        wordParagraph([{ text: person.name, look: BIG }]),
        wordParagraph([{ text: person.headline, look: "<w:i/>" }]),
        title("PROFILE"),
        wordParagraph(person.summary),
        title("EMPLOYMENT HISTORY"),
        all(
          positions(person),
          (each) =>
            `${wordParagraph([{ text: `${each.position} at ${each.company}`, look: BOLD }, { text: `\t${when(each, dates, " – ", "Present")}` }])}${wordParagraph([{ text: each.place, look: "<w:i/>" }])}${all(each.points, wordItem)}`,
        ),
        title("EDUCATION"),
        all(
          person.schools,
          (each) =>
            `${wordParagraph([{ text: `${each.degree}, ${each.school}`, look: BOLD }, { text: `\t${when(each, dates, " – ", "Present")}` }])}${wordParagraph([{ text: each.place, look: "<w:i/>" }])}`,
        ),
        title("CERTIFICATIONS"),
        all(person.certifications, ([name, issuer, year]) => wordParagraph(`${name}, ${issuer}\t${year}`)),
      ].join(""),
    ),
  },
};
