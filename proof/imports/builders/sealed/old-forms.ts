import { escapeHtml } from "@/domain/rich-text/escape";
import { all, type Builder, type BuilderPerson, inWords, inYears, positions, when } from "@/proof/imports/builders/builder";
import { randomPerson } from "@/proof/imports/builders/people/random-person";
import { tsukino } from "@/proof/imports/builders/people/tsukino";

const TITLES = { summary: "Summary", experience: "Experience", education: "Education", skills: "Skills", languages: "Languages" };
const points = (list: readonly string[]) => `<ul>${all(list, (point) => `<li>${escapeHtml(point)}</li>`)}</ul>`;
const months = inWords("en-US", "long");

const year = ([at, month]: readonly [number, number]) => `${at}年${month}月`;

/** A Japanese record of work: grounds behind headings, a table with lines for each employer, dates in its first row. */
export const japaneseBoxes: Builder = {
  person: tsukino,
  columns: "one",
  dateWords: "現在 職務経歴書 氏名",
  titles: {
    summary: "職務要約",
    experience: "職務経歴",
    education: "学歴",
    certifications: "資格",
    skills: "活かせるスキル",
    languages: "語学",
  },
  source: {
    kind: "typst",
    typst: `#set page(paper: "a4", margin: 20mm)
#set text(font: "Noto Sans JP", size: 10pt, lang: "ja")
#align(center)[#text(size: 18pt, weight: "bold")[職務経歴書]]
#align(right)[氏名：${tsukino.name} \\ ${tsukino.headline} \\ ${tsukino.location}　${tsukino.phone} \\ ${tsukino.email.replace("@", "\\@")}]
#let h(t) = block(width: 100%, fill: luma(225), inset: 2mm)[#text(weight: "bold")[#t]]
#h("職務要約")${tsukino.summary}
#h("職務経歴")
${all(positions(tsukino), (each) => `#table(columns: (1fr), inset: 2mm, [${when(each, year, " ～ ", "現在")}　${each.company}（${each.place}）], [*${each.position}* ${all(each.points, (point) => `\n- ${point}`)}\n])\n`)}
#h("学歴")
${all(tsukino.schools, (each) => `${when(each, year, " ～ ", "現在")}　${each.school}　${each.degree}\n\n`)}
#h("資格")
${all(tsukino.certifications, ([title, issuer, at]) => `${at}年　${title}（${issuer}）\n\n`)}
#h("活かせるスキル")
${all(tsukino.skills, ([label, list]) => `${label}：${list.join("、")}\n\n`)}
#h("語学")
${all(tsukino.languages, ([language, fluency]) => `${language}：${fluency}\n\n`)}`,
  },
};

const cited: BuilderPerson = {
  ...randomPerson("a list of works", "sealed"),
  publications: [
    ["Salt and Silence in Northern Estuaries", "Journal of Coastal Letters", 2022],
    ["A Field Guide to Forgotten Harbours", "Meridian Press", 2019],
    ["Counting What the Tide Leaves", "Annals of Shore Studies", 2016],
  ],
};

/** An academic life: years in the margin, works as numbered references, headings in small capitals, a serif face. */
export const academicYears: Builder = {
  person: cited,
  columns: "one",
  isInYears: true,
  titles: {
    education: "Education",
    experience: "Appointments",
    publications: "Publications",
    skills: "Methods and Tools",
    languages: "Languages",
  },
  without: ["summary"],
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:25mm 24mm}body{margin:0;font:11pt/1.45 "Liberation Serif"}h1{margin:0;font-size:18pt}h2{font-size:11pt;text-transform:uppercase;letter-spacing:1.5px;margin:7mm 0 2mm}article{display:grid;grid-template-columns:26mm 1fr;margin-bottom:2mm}ul{margin:1mm 0;padding-left:5mm}ol{padding-left:6mm}</style>
<h1>${cited.name}</h1><div>${escapeHtml(cited.headline)}</div><div>${cited.email}, ${cited.phone}</div><div>${cited.location}</div><div>${[cited.site, ...cited.profiles.map(([, , address]) => address)].filter((each) => each !== "").join(", ")}</div>
<h2>Education</h2>${all(cited.schools, (each) => `<article><div>${when(each, inYears, "–", "present")}</div><div>${each.degree}<br><i>${each.school}</i>${each.place === "" ? "" : `, ${each.place}`}</div></article>`)}<h2>Appointments</h2>${all(positions(cited), (each) => `<article><div>${when(each, inYears, "–", "present")}</div><div>${escapeHtml(each.position)}<br><i>${escapeHtml(each.company)}</i>${each.place === "" ? "" : `, ${each.place}`}${points(each.points)}</div></article>`)}
<h2>Publications</h2><ol>${all(cited.publications ?? [], ([title, publisher, at]) => `<li>${title}. <i>${publisher}</i>, ${at}.</li>`)}</ol><h2>Methods and Tools</h2>${all(cited.skills, ([label, list]) => `<div>${label}: ${list.join(", ")}</div>`)}<h2>Languages</h2><div>${cited.languages.map(([language, fluency]) => `${language} (${fluency})`).join(", ")}</div>`,
  },
};

const group = randomPerson("several positions", "sealed");
const grouped: BuilderPerson = {
  ...group,
  jobs: [
    {
      ...group.jobs[0],
      company: group.jobs[0]?.company ?? "",
      place: group.jobs[0]?.place ?? "",
      roles: [
        { position: "Senior Technician", from: [2021, 3], to: null, points: ["Leads a crew of six in the north yard."] },
        {
          position: "Technician",
          from: [2018, 5],
          to: [2021, 2],
          points: ["Repaired pumps, winches and two cranes.", "Kept the log of spare parts."],
        },
      ],
    },
    {
      company: "Gullwing Marine Works",
      place: "Dundee, UK",
      roles: [{ position: "Apprentice", from: [2015, 9], to: [2018, 4], points: ["Passed all three stages of the trade test."] }],
    },
  ],
};

/** Employers in capitals with a rule, their positions indented with dates at the right end, details in a line with slashes. */
export const indentedRoles: Builder = {
  person: grouped,
  columns: "one",
  titles: TITLES,
  source: {
    kind: "page",
    html: `<style>@page{size:letter;margin:20mm}body{margin:0;font:10.5pt/1.45 "Liberation Sans"}h1{margin:0;font-size:20pt}h2{font-size:11.5pt;background:#222;color:#fff;padding:1mm 2mm;margin:5mm 0 2mm}.o{text-transform:uppercase;border-bottom:1px solid #999;margin-top:2mm}.r{display:flex;justify-content:space-between;margin-left:6mm;font-weight:700}ul{margin:1mm 0 1mm 6mm;padding-left:4mm}</style>
<h1>${grouped.name}</h1><div>${escapeHtml(grouped.headline)}</div><div>${[grouped.location, grouped.phone, grouped.email, grouped.site].filter((each) => each !== "").join(" / ")}</div><div>${grouped.profiles.map(([, , address]) => address).join(" / ")}</div><h2>Summary</h2><p>${escapeHtml(grouped.summary)}</p><h2>Experience</h2>
${all(grouped.jobs, (job) => `<div class="o">${escapeHtml(job.company)}${job.place === "" ? "" : `, ${job.place}`}</div>${all(job.roles, (each) => `<div class="r"><span>${each.position}</span><span>${when(each, months, " – ", "Present")}</span></div>${points(each.points)}`)}`)}<h2>Education</h2>${all(grouped.schools, (each) => `<div class="o">${each.school}${each.place === "" ? "" : `, ${each.place}`}</div><div class="r"><span>${each.degree}</span><span>${when(each, months, " – ", "Present")}</span></div>`)}
<h2>Skills</h2>${all(grouped.skills, ([label, list]) => `<p><b>${label}:</b> ${list.join(" / ")}</p>`)}<h2>Languages</h2>${all(grouped.languages, ([language, fluency]) => `<div>${language}: ${fluency}</div>`)}`,
  },
};

const railed = randomPerson("headings at the right", "sealed");

/** Headings in a margin at the right end, details in a box below the text, dates before the titles in brackets. */
export const rightHeadings: Builder = {
  person: railed,
  columns: "one",
  titles: TITLES,
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:16mm}body{margin:0;font:10pt/1.5 "Liberation Sans"}h1{margin:0;font-size:26pt;font-weight:400}section{display:grid;grid-template-columns:1fr 34mm;gap:7mm;border-top:1px solid #aaa;padding:3mm 0}h2{margin:0;order:2;font-size:11pt;text-align:right;color:#36687a}section>div{order:1}h3{margin:1.5mm 0 0;font-size:10pt}ul{margin:1mm 0;padding-left:4mm}</style>
<h1>${railed.name}</h1><div>${escapeHtml(railed.headline)}</div><section><h2>Summary</h2><div>${escapeHtml(railed.summary)}</div></section><section><h2>Experience</h2><div>${all(positions(railed), (each) => `<h3>(${when(each, months, " – ", "Present")}) ${escapeHtml(each.position)}</h3><div>${escapeHtml(each.company)}${each.place === "" ? "" : `, ${each.place}`}</div>${points(each.points)}`)}</div></section><section><h2>Education</h2><div>${all(railed.schools, (each) => `<h3>(${when(each, months, " – ", "Present")}) ${each.degree}</h3><div>${each.school}${each.place === "" ? "" : `, ${each.place}`}</div>`)}</div></section>
<section><h2>Skills</h2><div>${all(railed.skills, ([label, list]) => `<div>${label}: ${list.join(", ")}</div>`)}</div></section><section><h2>Languages</h2><div>${all(railed.languages, ([language, fluency]) => `<div>${language}: ${fluency}</div>`)}</div></section><section><h2>Contact</h2><div>${railed.email}<br>${railed.phone}<br>${railed.location}${all(
      [railed.site, ...railed.profiles.map(([, , address]) => address)].filter((each) => each !== ""),
      (each) => `<br>${each}`,
    )}</div></section>`,
  },
};
