import { BIG, BOLD, wordFile, wordItem, wordParagraph } from "@/domain/imports/testing/office-files";
import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { caspian as person } from "@/proof/imports/builders/people/caspian";

const dates = inWords("en-US", "long");
const TABS = '<w:tabs><w:tab w:val="left" w:pos="3200"/><w:tab w:val="right" w:pos="9360"/></w:tabs>';
const title = (text: string) =>
  wordParagraph([{ text: text.toUpperCase(), look: '<w:u w:val="single"/>' }], '<w:spacing w:before="240"/>');

/** Everything by tabs: details in two columns, title and dates at the ends of a line, skills in three columns, underlined headings. */
export const tabStops: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "Summary of Qualifications",
    skills: "Core Competencies",
    experience: "Professional Experience",
    education: "Education",
    certifications: "Certifications",
    languages: "Languages",
  },
  source: {
    kind: "word",
    file: wordFile(
      [
        wordParagraph([{ text: person.name, look: BOLD + BIG }]),
        wordParagraph(person.headline),
        wordParagraph([{ text: `${person.location}\t\t${person.phone}` }], TABS),
        wordParagraph([{ text: `${person.email}\t\t${person.site}` }], TABS),
        wordParagraph([{ text: `${person.profiles[0]?.[2]}\t\t${person.profiles[1]?.[2]}` }], TABS),
        title("Summary of Qualifications"),
        wordParagraph(person.summary),
        title("Core Competencies"),
        ...person.skills.map(([label, words]) => wordParagraph([{ text: `${label}:\t${words.join(", ")}` }], TABS)),
        title("Professional Experience"),
        all(
          positions(person),
          (each) =>
            `${wordParagraph([{ text: each.company, look: BOLD }, { text: `\t\t${when(each, dates, " to ", "Present")}` }], TABS)}${wordParagraph([{ text: each.position, look: "<w:i/>" }, { text: `\t\t${each.place}` }], TABS)}${all(each.points, wordItem)}`,
        ),
        title("Education"),
        all(
          person.schools,
          (each) =>
            `${wordParagraph([{ text: each.school, look: BOLD }, { text: `\t\t${when(each, dates, " to ", "Present")}` }], TABS)}${wordParagraph([{ text: each.degree, look: "<w:i/>" }, { text: `\t\t${each.place}` }], TABS)}`,
        ),
        title("Certifications"),
        all(person.certifications, ([name, issuer, year]) => wordParagraph([{ text: `${name}, ${issuer}\t\t${year}` }], TABS)),
        title("Languages"),
        wordParagraph([{ text: person.languages.map(([language, fluency]) => `${language}: ${fluency}`).join("\t") }], TABS),
      ].join(""),
    ),
  },
};
