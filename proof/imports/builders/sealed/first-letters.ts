import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { aurele as person } from "@/proof/imports/builders/people/aurele";

const dates = inWords("fr-FR", "short");
const title = (text: string) =>
  `#block(above: 5mm, below: 2.5mm)[#text(size: 15pt, weight: "bold")[#text(fill: rgb("#c8102e"))[${text.slice(0, 3)}]${text.slice(3)}] #box(width: 1fr, line(length: 100%, stroke: 0.6pt + gray))]\n`;
const entry = (each: { first: string; second: string; place: string; dates: string; points: readonly string[] }) =>
  `#grid(columns: (1fr, auto), row-gutter: 2mm, [*${each.first}*], text(style: "italic", fill: rgb("#c8102e"))[${each.place}], text(size: 9pt)[#smallcaps[${each.second}]], text(size: 9pt, style: "italic", fill: gray)[${each.dates}])\n${all(each.points, (point) => `- ${point}\n`)}\n`;

/** The first letters of titles in colour, the place and the dates in italics at the right, a footer of three parts. */
export const firstLetters: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "Résumé",
    experience: "Expériences",
    education: "Formation",
    certifications: "Certificats",
    skills: "Compétences",
    languages: "Langues",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: (x: 17mm, y: 18mm), footer: context text(size: 7.5pt, fill: gray)[#grid(columns: (1fr, 1fr, 1fr), [novembre 2026], align(center)[${person.name} · CV], align(right)[#counter(page).display()])])
#set text(font: "Lato", size: 10pt, lang: "fr", hyphenate: true)
#align(center)[#text(size: 30pt)[#text(weight: 300)[${person.name.split(" ")[0]}] *${person.name.split(" ")[1]}*] \\ #text(size: 8.5pt, fill: rgb("#c8102e"))[#smallcaps[${person.headline}]] \\ #text(size: 8.5pt, style: "italic", fill: gray)[${person.location}] \\
#text(size: 8.5pt)[#"\u{f10b}" ${person.phone} #h(2mm) | #h(2mm) #"\u{f0e0}" ${person.email.replace("@", "\\@")} #h(2mm) | #h(2mm) #"\u{f015}" ${person.site} #h(2mm) | #h(2mm) #"\u{f092}" ${person.profiles[0]?.[2]}]]
${title("Résumé")}
${person.summary}
${title("Expériences")}
${all(positions(person), (each) => entry({ first: each.company, second: each.position, place: each.place, dates: when(each, dates, " – ", "Présent"), points: each.points }))}
${title("Formation")}
${all(person.schools, (each) => entry({ first: each.school, second: each.degree, place: each.place, dates: when(each, dates, " – ", "Présent"), points: [] }))}
${title("Certificats")}
${all(person.certifications, ([name, issuer, year]) => `#grid(columns: (18mm, 1fr, auto), [${year}], [*${name}*, ${issuer}], [])\n`)}
${title("Compétences")}
#grid(columns: (30mm, 1fr), row-gutter: 2mm, ${all(person.skills, ([label, words]) => `align(right)[*${label}* #h(3mm)], [${words.join(", ")}], `)})
${title("Langues")}
#grid(columns: (30mm, 1fr), row-gutter: 2mm, ${all(person.languages, ([language, fluency]) => `align(right)[*${language}* #h(3mm)], [${fluency}], `)})`,
  },
};
