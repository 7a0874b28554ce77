import { all, type Builder, numeric, positions, when } from "@/proof/imports/builders/builder";
import { gesine as person } from "@/proof/imports/builders/people/gesine";

const row = (left: string, right: string) =>
  `#grid(columns: (28mm, 1fr), column-gutter: 4mm, [#text(size: 9pt)[${left}]], [${right}])\n`;
const title = (text: string) =>
  `#v(3mm)#grid(columns: (28mm, 1fr), column-gutter: 4mm, align: horizon, rect(width: 100%, height: 2mm, fill: rgb("#3873b3")), text(size: 15pt, fill: rgb("#3873b3"))[${text}])#v(1mm)\n`;

/** Dates in a left column, a coloured bar before each title, justified and hyphenated text, the name and a page number below. */
export const ruledRail: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "Kurzprofil",
    experience: "Berufliche Stationen",
    education: "Bildungsweg",
    certifications: "Weiterbildung",
    skills: "Kenntnisse",
    languages: "Sprachen",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: 18mm, footer: context align(right, text(size: 8pt, fill: gray)[${person.name} #h(1em) #counter(page).display("1/1", both: true)]))
#set text(font: "Source Serif 4", size: 10.5pt, lang: "de", hyphenate: true)
#set par(justify: true)
#grid(columns: (1fr, auto), [#text(size: 30pt, fill: luma(90))[${person.name}] \\ #text(size: 13pt, style: "italic", fill: luma(120))[${person.headline}]],
align(right, text(size: 9pt, style: "italic", fill: luma(90))[${person.location} \\ ${person.phone} \\ ${person.email.replace("@", "\\@")} \\ ${person.profiles[0]?.[2] ?? ""}]))
${title("Kurzprofil")}${row("", person.summary)}${title("Berufliche Stationen")}
${all(positions(person), (each) => row(when(each, numeric, "–", "heute"), `*${each.position}*, _${each.company}_, ${each.place}. ${all(each.points, (point) => `\n- ${point}`)}\n`))}
${title("Bildungsweg")}${all(person.schools, (each) => row(when(each, numeric, "–", "heute"), `*${each.degree}*, _${each.school}_, ${each.place}.`))}
${title("Weiterbildung")}${all(person.certifications, ([name, issuer, year]) => row(String(year), `*${name}*, _${issuer}_.`))}
${title("Kenntnisse")}${all(person.skills, ([label, words]) => row(label, words.join(", ")))}
${title("Sprachen")}${all(person.languages, ([language, fluency]) => row(language, `_${fluency}_`))}`,
  },
};
