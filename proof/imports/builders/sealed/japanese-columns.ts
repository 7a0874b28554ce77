import { all, type Builder, positions, when } from "@/proof/imports/builders/builder";
import { haruki as person } from "@/proof/imports/builders/people/haruki";

const dates = ([year, month]: readonly [number, number]) => `${year}/${String(month).padStart(2, "0")}`;

/** A Japanese page with dates in a left column, titles on a ground, skills as a list. */
export const japaneseColumns: Builder = {
  person,
  columns: "one",
  dateWords: "現在 住所 電話 メール",
  titles: {
    summary: "自己PR",
    experience: "職歴",
    education: "学歴",
    certifications: "免許・資格",
    skills: "スキル",
    languages: "語学",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: 18mm)
#set text(font: "Noto Sans JP", size: 9.5pt, lang: "ja")
#let title(body) = block(width: 100%, fill: rgb("#e8eef5"), inset: 2mm, above: 6mm, text(weight: "bold")[#body])
#text(size: 22pt, weight: "bold")[${person.name}] #h(4mm) ${person.headline}
#line(length: 100%)
住所：${person.location} #h(6mm) 電話：${person.phone} #h(6mm) メール：${person.email.replace("@", "\\@")}
#title[自己PR]
${person.summary}
#title[職歴]
${all(positions(person), (each) => `#grid(columns: (38mm, 1fr), [${when(each, dates, " - ", "現在")}], [*${each.position}* \\ ${each.company}、${each.place} ${all(each.points, (point) => `\n- ${point}`)}\n])\n#v(2mm)\n`)}
#title[学歴]
${all(person.schools, (each) => `#grid(columns: (38mm, 1fr), [${when(each, dates, " - ", "現在")}], [*${each.degree}* \\ ${each.school}])\n`)}
#title[免許・資格]
${all(person.certifications, ([name, issuer, year]) => `#grid(columns: (38mm, 1fr), [${year}], [*${name}* \\ ${issuer}])\n`)}
#title[スキル]
${all(person.skills, ([label, words]) => `*${label}* \n${all(words, (word) => `- ${word}\n`)}`)}
#title[語学]
${all(person.languages, ([language, fluency]) => `${language}：${fluency} \\ \n`)}`,
  },
};
