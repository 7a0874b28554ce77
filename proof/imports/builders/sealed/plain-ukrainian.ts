import { all, type Builder, numeric, positions, when } from "@/proof/imports/builders/builder";
import { lesya as person } from "@/proof/imports/builders/people/lesya";

const dates = ([year, month]: readonly [number, number]) => numeric([year, month]).replace("/", ".");
const title = (text: string) => `#v(3mm)*${text}*\n\n`;

/** One face and one size: headings in bold, dates with dots before the employer, the position below it. */
export const plainUkrainian: Builder = {
  person,
  columns: "one",
  dateWords: "дотепер",
  titles: {
    summary: "Про себе",
    experience: "Досвід роботи",
    education: "Освіта",
    certifications: "Сертифікати",
    skills: "Навички",
    languages: "Володіння мовами",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: 22mm)
#set text(font: "Tinos", size: 11pt, lang: "uk")
#text(size: 16pt)[*${person.name}*] \\ ${person.headline}

${person.location}, тел. ${person.phone}, ${person.email.replace("@", "\\@")}, ${person.profiles[0]?.[2]}
${title("Про себе")}${person.summary}
${title("Досвід роботи")}${all(positions(person), (each) => `${when(each, dates, " – ", "дотепер")}, ${each.company}, ${each.place} \\ ${each.position}${all(each.points, (point) => `\n- ${point}`)}\n\n`)}
${title("Освіта")}${all(person.schools, (each) => `${when(each, dates, " – ", "дотепер")}, ${each.school}, ${each.place} \\ ${each.degree}\n\n`)}
${title("Сертифікати")}${all(person.certifications, ([name, issuer, year]) => `${name}, ${issuer}, ${year}\n\n`)}
${title("Навички")}${all(person.skills, ([label, words]) => `${label}: ${words.join(", ")}\n\n`)}
${title("Володіння мовами")}${all(person.languages, ([language, fluency]) => `${language} – ${fluency}\n\n`)}`,
  },
};
