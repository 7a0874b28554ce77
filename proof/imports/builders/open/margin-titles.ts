import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { solene as person } from "@/proof/imports/builders/people/solene";

const dates = inWords("fr-FR", "long");
const section = (title: string, body: string) =>
  `#grid(columns: (34mm, 1fr), column-gutter: 5mm, par(justify: false, hanging-indent: 0pt, smallcaps[*${title}*]), [${body}])#v(3mm)\n`;

/** Titles in small capitals in the margin; the employer leads, the dates are in italics on the second line. */
export const marginTitles: Builder = {
  person,
  columns: "one",
  without: ["headline"],
  titles: {
    summary: "Profil",
    experience: "Expérience professionnelle",
    education: "Formation",
    certifications: "Certifications",
    skills: "Compétences",
    languages: "Langues",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: (x: 22mm, y: 20mm))
#set text(font: "EB Garamond", size: 11pt, lang: "fr")
#set par(justify: true)
#align(center)[#text(size: 20pt, tracking: 1pt)[#smallcaps[${person.name}]] \\ ${person.location} — ${person.phone} — ${person.email.replace("@", "\\@")}]
#line(length: 100%, stroke: 0.4pt)
${section("Profil", person.summary)}
${section(
  "Expérience professionnelle",
  all(
    positions(person),
    (each) =>
      `*${each.company}* #h(1fr) ${each.place} \\ ${each.position} #h(1fr) _${when(each, dates, " – ", "à ce jour")}_ ${all(each.points, (point) => `\n- ${point}`)}\n\n`,
  ),
)}
${section(
  "Formation",
  all(
    person.schools,
    (each) => `*${each.school}* #h(1fr) ${each.place} \\ ${each.degree} #h(1fr) _${when(each, dates, " – ", "à ce jour")}_`,
  ),
)}
${section(
  "Certifications",
  all(person.certifications, ([name, issuer, year]) => `*${name}*, ${issuer} #h(1fr) _${year}_`),
)}
${section(
  "Compétences",
  all(person.skills, ([label, words]) => `_${label} :_ ${words.join(", ")} \\ `),
)}
${section(
  "Langues",
  all(person.languages, ([language, fluency]) => `${language} (${fluency}) \\ `),
)}`,
  },
};
