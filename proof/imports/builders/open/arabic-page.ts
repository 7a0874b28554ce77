import { all, type Builder, numeric, positions, when } from "@/proof/imports/builders/builder";
import { layth as person } from "@/proof/imports/builders/people/layth";

/** From the right to the left, dates at the left end. */
export const arabicPage: Builder = {
  person,
  columns: "one",
  dateWords: "الآن",
  titles: { summary: "نبذة", experience: "الخبرات العملية", education: "التعليم", skills: "المهارات", languages: "اللغات" },
  source: {
    kind: "page",
    html: `<html dir="rtl" lang="ar"><style>@page{size:A4;margin:16mm}body{margin:0;font:11pt/1.6 "DejaVu Sans"}h1{font-size:24pt;margin:0}h2{font-size:13pt;border-bottom:1px solid #446;color:#225;margin:6mm 0 2mm}
.r{display:flex;justify-content:space-between}h3{margin:0;font-size:11.5pt}ul{margin:1mm 0}</style><h1>${person.name}</h1><p>${person.headline}</p>
<p>${person.location} | <span dir="ltr">${person.phone}</span> | <span dir="ltr">${person.email}</span></p><h2>نبذة</h2><p>${person.summary}</p><h2>الخبرات العملية</h2>
${all(positions(person), (each) => `<div class="r"><h3>${each.position}</h3><span>${when(each, numeric, " – ", "الآن")}</span></div><div>${each.company}، ${each.place}</div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul>`)}
<h2>التعليم</h2>${all(person.schools, (each) => `<div class="r"><h3>${each.degree}</h3><span>${when(each, numeric, " – ", "الآن")}</span></div><div>${each.school}، ${each.place}</div>`)}
<h2>المهارات</h2>${all(person.skills, ([label, words]) => `<p><b>${label}:</b> ${words.join("، ")}</p>`)}
<h2>اللغات</h2>${all(person.languages, ([language, fluency]) => `<p>${language}: ${fluency}</p>`)}</html>`,
  },
};
