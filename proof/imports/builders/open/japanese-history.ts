import { all, type Builder, positions, when } from "@/proof/imports/builders/builder";
import { minori as person } from "@/proof/imports/builders/people/minori";

const dates = ([year, month]: readonly [number, number]) => `${year}年${month}月`;

/** A Japanese history of work: employers with dates on a separate line, tables for schools and skills. */
export const japaneseHistory: Builder = {
  person,
  columns: "one",
  dateWords: "現在 取得",
  titles: {
    summary: "職務要約",
    experience: "職務経歴",
    education: "学歴",
    certifications: "資格",
    skills: "スキル",
    languages: "語学",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: 20mm)
#set text(font: "Noto Sans JP", size: 10pt, lang: "ja")
#let title(body) = block(above: 6mm, below: 3mm, text(size: 12pt, weight: "bold")[■ #body])
#align(center, text(size: 18pt, weight: "bold")[職務経歴書])
#align(right)[氏名 #h(1em) #text(size: 14pt)[${person.name}]]
#align(right)[${person.location} #h(1em) ${person.phone} #h(1em) ${person.email.replace("@", "\\@")} #h(1em) ${person.profiles[0]?.[2]}]
#text(size: 12pt)[${person.headline}]
#title[職務要約]
${person.summary}
#title[職務経歴]
${all(positions(person), (each) => `#grid(columns: (1fr, auto), strong[${each.company}], [${when(each, dates, "～", "現在")}])\n${each.position}（${each.place}）\n${all(each.points, (point) => `- ${point}\n`)}\n`)}
#title[学歴]
${all(person.schools, (each) => `#grid(columns: (48mm, 1fr), [${when(each, dates, "～", "現在")}], [${each.school} #h(1em) ${each.degree}])\n`)}
#title[資格]
${all(person.certifications, ([name, issuer, year]) => `#grid(columns: (48mm, 1fr), [${year}年], [${name} #h(1em) ${issuer}])\n`)}
#title[スキル]
${all(person.skills, ([label, words]) => `*${label}*：${words.join("、")}\n`)}
#title[語学]
${all(person.languages, ([language, fluency]) => `${language}（${fluency}）\n\n`)}`,
  },
};
