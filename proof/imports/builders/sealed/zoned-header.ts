import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { eulalia as person } from "@/proof/imports/builders/people/eulalia";

const dates = inWords("es-ES", "short");
const title = (text: string) => `#v(3mm)#text(size: 12pt, weight: "bold", fill: rgb("#5b3a8c"))[${text}]#v(-1mm)\n`;

/** A band of colour over the whole page with name and details, two columns of equal width below, dates under the employer. */
export const zonedHeader: Builder = {
  person,
  columns: "right",
  aside: ["education", "skills", "languages", "certifications"],
  titles: {
    summary: "Perfil",
    experience: "Experiencia laboral",
    education: "Formación",
    skills: "Habilidades",
    languages: "Idiomas",
    certifications: "Formación complementaria",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: (x: 0mm, y: 0mm))
#set text(font: "Open Sans", size: 9.5pt, lang: "es")
#set text(font: "Lato")
#block(width: 100%, fill: rgb("#5b3a8c"), inset: 12mm)[#set text(fill: white)
#text(size: 24pt, weight: "bold")[${person.name}] \\ #text(size: 12pt)[${person.headline}] \\ #v(1mm) ${person.location} #h(5mm) ${person.phone} #h(5mm) ${person.email.replace("@", "\\@")} \\ ${person.profiles[0]?.[2]}]
#pad(x: 12mm, grid(columns: (1fr, 1fr), column-gutter: 10mm, [
${title("Perfil")}${person.summary}
${title("Experiencia laboral")}${all(positions(person), (each) => `*${each.position}* \\ ${each.company} – ${each.place} \\ _${when(each, dates, " – ", "actualidad")}_${all(each.points, (point) => `\n- ${point}`)}\n\n`)}
], [
${title("Formación")}${all(person.schools, (each) => `*${each.degree}* \\ ${each.school} – ${each.place} \\ _${when(each, dates, " – ", "actualidad")}_\n\n`)}
${title("Habilidades")}${all(person.skills, ([label, words]) => `*${label}* ${all(words, (word) => `\n- ${word}`)}\n\n`)}
${title("Idiomas")}${all(person.languages, ([language, fluency]) => `${language} #h(1fr) ${fluency} \\ `)}
${title("Formación complementaria")}${all(person.certifications, ([name, issuer, year]) => `*${name}* \\ ${issuer} – ${year}\n\n`)}
]))`,
  },
};
