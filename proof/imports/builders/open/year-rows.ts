import { all, type Builder } from "@/proof/imports/builders/builder";
import { sosuke as person } from "@/proof/imports/builders/people/sosuke";

const row = (year: number | string, month: number | string, text: string) => `[${year}], [${month}], [${text}],\n`;
const grid = (heading: string, rows: string) =>
  `#table(columns: (18mm, 12mm, 1fr), align: (center, center, left), table.header([年], [月], [${heading}]),\n${rows})\n`;

/** The Japanese form: one table with a row for each beginning and each end, year and month in columns of their own. */
export const yearRows: Builder = {
  person,
  columns: "one",
  dateWords: "履歴書 氏名 現住所 電話 メール 年 月 学歴 職歴 入学 卒業 入社 退社 取得 現在に至る 以上 一身上の都合により",
  titles: {
    education: "学歴",
    experience: "職歴",
    certifications: "免許・資格",
    skills: "活かせるスキル",
    languages: "語学",
    summary: "自己PR",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: 18mm)
#set text(font: "Noto Sans JP", size: 10pt, lang: "ja")
#text(size: 16pt, weight: "bold")[履歴書]
#table(columns: (24mm, 1fr), [氏名], [#text(size: 14pt)[${person.name}]], [現住所], [${person.location}], [電話], [${person.phone}], [メール], [${person.email.replace("@", "\\@")}])
${grid(
  "学歴",
  all(
    person.schools,
    ({ school, degree, from, to }) =>
      `${row(from[0], from[1], `${school} ${degree} 入学`)}${to ? row(to[0], to[1], `${school} ${degree} 卒業`) : ""}`,
  ),
)}
${grid(
  "職歴",
  all([...person.jobs].reverse(), ({ company, roles }) =>
    all(
      roles,
      ({ position, from, to, points }) =>
        `${row(from[0], from[1], `${company} 入社`)}${row("", "", position)}${all(points, (point) => row("", "", point))}${to ? row(to[0], to[1], `${company} 退社`) : row("", "", "現在に至る")}`,
    ),
  ),
)}
${grid(
  "免許・資格",
  all(person.certifications, ([name, issuer, year]) => row(year, "", `${name}（${issuer}） 取得`)),
)}
*活かせるスキル*

${all(person.skills, ([label, words]) => `${label}：${words.join("、")}\n\n`)}
*語学*

${all(person.languages, ([language, fluency]) => `${language}：${fluency}\n\n`)}
*自己PR*

${person.summary}`,
  },
};
