import { all, type Builder, numeric, positions, when } from "@/proof/imports/builders/builder";
import { wieslaw as person } from "@/proof/imports/builders/people/wieslaw";

const part = (title: string, body: string) =>
  `#block(breakable: false, grid(columns: (10mm, 1fr), column-gutter: 4mm, align: (center + horizon, left), rotate(-90deg, reflow: true, text(size: 11pt, weight: "bold", fill: rgb("#8a2b2b"))[${title}]), block(stroke: (left: 1pt + rgb("#8a2b2b")), inset: (left: 4mm, y: 1mm))[${body}]))\n#v(3mm)\n`;

/** Titles that are turned into the margin, dates in brackets behind the title, a clause on the use of data at the end. */
export const marginRotated: Builder = {
  person,
  columns: "one",
  dateWords: "Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji",
  titles: {
    summary: "O mnie",
    experience: "Doświadczenie zawodowe",
    education: "Wykształcenie",
    certifications: "Kursy i certyfikaty",
    skills: "Umiejętności",
    languages: "Języki obce",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: 16mm)
#set text(font: "Source Serif 4", size: 10pt, lang: "pl")
#align(center)[#text(size: 24pt, weight: "bold")[${person.name}] \\ #text(size: 12pt)[${person.headline}] \\ #text(size: 9pt)[${person.location} #h(3mm) ${person.phone} #h(3mm) ${person.email.replace("@", "\\@")} #h(3mm) ${person.profiles[0]?.[2]}]]
#v(4mm)
${part("O mnie", `${person.summary}`)}
${part(
  "Doświadczenie zawodowe",
  all(
    positions(person),
    (each) =>
      `*${each.position}* (${when(each, numeric, " – ", "obecnie")}) \\ ${each.company}, ${each.place}${all(each.points, (point) => `\n- ${point}`)}\n\n`,
  ),
)}
${part(
  "Wykształcenie",
  all(
    person.schools,
    (each) => `*${each.degree}* (${when(each, numeric, " – ", "obecnie")}) \\ ${each.school}, ${each.place}\n\n`,
  ),
)}
${part(
  "Kursy i certyfikaty",
  all(person.certifications, ([name, issuer, year]) => `${name}, ${issuer} (${year})\n\n`),
)}
${part(
  "Umiejętności",
  all(person.skills, ([label, words]) => `*${label}:* ${words.join(", ")}\n\n`),
)}
${part(
  "Języki obce",
  all(person.languages, ([language, fluency]) => `${language} – ${fluency}\n\n`),
)}
#text(size: 7pt, fill: gray)[Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.]`,
  },
};
