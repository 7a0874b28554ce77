import { all, type Builder, inYears, positions, when } from "@/proof/imports/builders/builder";
import { rana as person } from "@/proof/imports/builders/people/rana";

/** From the right to the left in two columns, the coloured one at the right. */
export const arabicColumns: Builder = {
  person,
  columns: "left",
  isInYears: true,
  dateWords: "حتى الآن",
  titles: {
    skills: "المهارات",
    languages: "اللغات",
    summary: "الملخص",
    experience: "الخبرة المهنية",
    education: "المؤهلات العلمية",
  },
  source: {
    kind: "page",
    html: `<html dir="rtl" lang="ar"><style>@page{size:A4;margin:0}body{margin:0;font:10.5pt/1.6 "DejaVu Sans";display:grid;grid-template-columns:62mm 1fr}aside{background:#e3ecef;padding:12mm 7mm;min-height:270mm}main{padding:12mm 9mm}
h1{font-size:21pt;margin:0}h2{font-size:12.5pt;color:#0b5568;margin:6mm 0 2mm}h3{margin:2mm 0 0;font-size:11pt}.d{color:#777}ul{margin:1mm 0}</style>
<aside><h2>معلومات الاتصال</h2><p dir="ltr" style="text-align:right">${person.email}</p><p dir="ltr" style="text-align:right">${person.phone}</p><p>${person.location}</p>
<h2>المهارات</h2>${all(person.skills, ([label, words]) => `<p><b>${label}</b></p><ul>${all(words, (word) => `<li>${word}</li>`)}</ul>`)}
<h2>اللغات</h2>${all(person.languages, ([language, fluency]) => `<p>${language} (${fluency})</p>`)}</aside>
<main><h1>${person.name}</h1><p>${person.headline}</p><h2>الملخص</h2><p>${person.summary}</p><h2>الخبرة المهنية</h2>
${all(positions(person), (each) => `<h3>${each.position}</h3><div>${each.company} | ${each.place}</div><div class="d">${when(each, inYears, " – ", "حتى الآن")}</div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul>`)}
<h2>المؤهلات العلمية</h2>${all(person.schools, (each) => `<h3>${each.degree}</h3><div>${each.school} | ${each.place}</div><div class="d">${when(each, inYears, " – ", "حتى الآن")}</div>`)}</main></html>`,
  },
};
