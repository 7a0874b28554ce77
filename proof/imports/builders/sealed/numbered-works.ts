import { all, type Builder, inYears, positions, when } from "@/proof/imports/builders/builder";
import { anselm as person } from "@/proof/imports/builders/people/anselm";

const title = (text: string) => `#v(3mm)#text(size: 11pt)[#smallcaps[${text}]]#v(-2.5mm)#line(length: 100%, stroke: 0.6pt)\n`;

/** A scholar's life: small capitals, years at the right, numbered works with the author's own name, no headline and no summary. */
export const numberedWorks: Builder = {
  person,
  columns: "one",
  isInYears: true,
  titles: {
    education: "Education",
    experience: "Appointments",
    publications: "Publications",
    certifications: "Certifications",
    skills: "Skills",
    languages: "Languages",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "us-letter", margin: 1in, footer: context align(center, text(size: 9pt)[Quillfeather – #counter(page).display()]))
#set text(font: "EB Garamond", size: 11pt, lang: "en")
#align(center)[#text(size: 20pt)[${person.name}] \\ ${person.location} \\ ${person.phone} · ${person.email.replace("@", "\\@")} · ${person.site} \\ ${person.profiles[0]?.[2]}]
${title("Education")}${all(person.schools, (each) => `${each.degree}, ${each.school}, ${each.place} #h(1fr) ${when(each, inYears, "–", "present")} \\ `)}
${title("Appointments")}${all(positions(person), (each) => `*${each.position}*, ${each.company}, ${each.place} #h(1fr) ${when(each, inYears, "–", "present")} \\ ${each.points.join(" ")} \\ `)}
${title("Publications")}${all(person.publications ?? [], ([name, where, year], index) => `#grid(columns: (7mm, 1fr), [[${index + 1}]], [A. R. Quillfeather. “${name}”. _${where}_, ${year}.])\n`)}
${title("Certifications")}${all(person.certifications, ([name, issuer, year]) => `${name}, ${issuer} #h(1fr) ${year} \\ `)}
${title("Skills")}${all(person.skills, ([label, words]) => `${label}: ${words.join(", ")} \\ `)}
${title("Languages")}${all(person.languages, ([language, fluency]) => `${language} (${fluency})`)
  .replaceAll(")", "), ")
  .replace(/, $/, "")}`,
  },
};
