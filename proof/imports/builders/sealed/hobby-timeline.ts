import { all, type Builder, inYears, positions, when } from "@/proof/imports/builders/builder";
import { thibault as person } from "@/proof/imports/builders/people/thibault";

const dot = '#box(baseline: -1pt, circle(radius: 2pt, fill: rgb("#0a7d77")))';
const title = (text: string) =>
  `#v(4mm)#text(size: 14pt, fill: rgb("#0a7d77"), font: "Lato")[*${text}*]#v(-2mm)#line(length: 100%, stroke: 0.4pt)\n`;
const row = (dates: string, body: string) =>
  `#grid(columns: (24mm, 6mm, 1fr), text(size: 9pt)[${dates}], ${dot.slice(1)}, [${body}])\n`;

/** A French life with a dotted line of time, the title and the employer in one line, centres of interest at the end. */
export const hobbyTimeline: Builder = {
  person,
  columns: "one",
  isInYears: true,
  titles: {
    summary: "Profil",
    experience: "Parcours professionnel",
    education: "Diplômes et formations",
    skills: "Compétences",
    languages: "Langues",
    interests: "Centres d’intérêt",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: (x: 20mm, y: 16mm))
#set text(font: "Lato", size: 10pt, lang: "fr")
#text(size: 26pt)[${person.name}] \\ #text(size: 13pt, fill: rgb("#0a7d77"))[${person.headline}]
#v(1mm)
#text(size: 9pt)[${person.location} – ${person.phone} – ${person.email.replace("@", "\\@")} – 34 ans – Permis B]
${title("Profil")}${person.summary}
${title("Parcours professionnel")}${all(positions(person), (each) => row(when(each, inYears, " – ", "auj."), `*${each.position}* – ${each.company}, ${each.place} ${all(each.points, (point) => `\n- ${point}`)}\n`))}
${title("Diplômes et formations")}${all(person.schools, (each) => row(when(each, inYears, " – ", "auj."), `*${each.degree}* – ${each.school}, ${each.place}`))}
${title("Compétences")}${all(person.skills, ([label, words]) => `*${label} :* ${words.join(", ")} \\ `)}
${title("Langues")}${all(person.languages, ([language, fluency]) => `${language} : ${fluency} \\ `)}
${title("Centres d’intérêt")}${(person.interests ?? []).join(" · ")}`,
  },
};
