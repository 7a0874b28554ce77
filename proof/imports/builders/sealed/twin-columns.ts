import { all, type Builder, inYears, positions, when } from "@/proof/imports/builders/builder";
import { wisal as person } from "@/proof/imports/builders/people/wisal";

/** Two columns that are read from the right: jobs and schools there, contact details, skills and languages at the left. */
export const twinColumns: Builder = {
  person,
  columns: "left",
  isInYears: true,
  titles: {
    summary: "الملخص المهني",
    experience: "الخبرة العملية",
    education: "المؤهلات العلمية",
    skills: "المهارات",
    languages: "اللغات",
  },
  source: {
    kind: "page",
    html: `<html dir="rtl" lang="ar"><style>@page{size:A4;margin:14mm}body{margin:0;font:10.5pt/1.6 "DejaVu Sans"}h1{margin:0;font-size:22pt}.h{font-size:12pt;color:#7a4a1c;margin-bottom:3mm}.g{display:grid;grid-template-columns:1fr 55mm;gap:9mm}h2{font-size:13pt;color:#7a4a1c;border-bottom:1px solid #7a4a1c;margin:5mm 0 2mm}
.j{display:flex;justify-content:space-between}.j b{font-size:11pt}ul{margin:1mm 0 3mm;padding-right:5mm}</style>
<h1>${person.name}</h1><div class="h">${person.headline}</div><div class="g"><main><h2>الملخص المهني</h2><p>${person.summary}</p><h2>الخبرة العملية</h2>
${all(positions(person), (each) => `<div class="j"><b>${each.position}</b><span dir="rtl">${when(each, inYears, " – ", "الآن")}</span></div><div>${each.company}، ${each.place}</div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul>`)}
<h2>المؤهلات العلمية</h2>${all(person.schools, (each) => `<div class="j"><b>${each.degree}</b><span>${when(each, inYears, " – ", "الآن")}</span></div><div>${each.school}، ${each.place}</div>`)}</main>
<aside><h2>بيانات التواصل</h2><div dir="ltr" style="text-align:right">${person.phone}</div><div>${person.email}</div><div>${person.location}</div><div>${person.profiles[0]?.[2]}</div>
<h2>المهارات</h2>${all(person.skills, ([label, words]) => `<div><b>${label}</b></div>${all(words, (word) => `<div>${word}</div>`)}`)}
<h2>اللغات</h2>${all(person.languages, ([language, fluency]) => `<div>${language}: ${fluency}</div>`)}</aside></div></html>`,
  },
};
