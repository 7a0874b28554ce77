import { all, type Builder, inYears, positions, when } from "@/proof/imports/builders/builder";
import { corwin as person } from "@/proof/imports/builders/people/corwin";

const title = (text: string) => `#block(above: 5mm, below: 2mm, text(size: 9pt, tracking: 2.5pt)[#upper[${text}]])\n`;
const row = (dates: string, body: string) =>
  `#grid(columns: (1fr, 23mm), column-gutter: 5mm, [${body}], align(right)[${dates}])\n`;

/** A dense page of a scholar: spaced capitals, dates in years at the right, positions and employers in one line, narrow justified text. */
export const denseAcademic: Builder = {
  person,
  columns: "one",
  isInYears: true,
  titles: {
    education: "Education",
    experience: "Appointments",
    summary: "Research interests",
    certifications: "Certificates",
    skills: "Skills",
    languages: "Languages",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: (x: 38mm, y: 22mm), header: context if counter(page).get().first() > 1 { align(right, text(size: 8pt)[Aldersey, page #counter(page).display()]) })
#set text(font: "Tinos", size: 10pt, lang: "en", hyphenate: true)
#set par(justify: true)
#text(size: 17pt)[${person.name}]
#h(1fr) #text(size: 9pt)[${person.headline}]
#v(-2mm)
#text(size: 9pt)[${person.location} #h(1fr) ${person.phone} #h(1fr) ${person.email.replace("@", "\\@")} #h(1fr) ${person.profiles[0]?.[2]} #h(1fr) ${person.site}]
${title("Education")}
${all(person.schools, (each) => row(when(each, inYears, "–", "now"), `*${each.degree}*, ${each.school}, ${each.place}`))}
${title("Appointments")}
${all(positions(person), (each) => row(when(each, inYears, "–", "present"), `*${each.position}*, ${each.company}, ${each.place}`) + all(each.points, (point) => `#pad(left: 4mm)[– ${point}]\n`))}
${title("Research interests")}
${person.summary}
${title("Certificates")}
${all(person.certifications, ([name, issuer, year]) => row(String(year), `${name}, _${issuer}_`))}
${title("Skills")}
${all(person.skills, ([label, words]) => `*${label}* #h(2mm) ${words.join(", ")} \\ \n`)}
${title("Languages")}
${person.languages.map(([language, fluency]) => `${language} (${fluency})`).join(", ")}`,
  },
};
