import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { nazli as person } from "@/proof/imports/builders/people/nazli";

const dates = inWords("tr-TR", "long");

/** Contact details in a bar of ovals, signs of a font before every heading, dates and places in a narrow column at the right. */
export const ovalIcons: Builder = {
  person,
  columns: "one",
  dateWords: "Devam ediyor",
  titles: {
    summary: "Hakkımda",
    experience: "İş Deneyimi",
    education: "Eğitim Bilgileri",
    certifications: "Sertifikalar",
    skills: "Bilgisayar Bilgisi",
    languages: "Yabancı Dil",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:12mm}body{margin:0;font:9.8pt/1.4 "DejaVu Sans";font-size:9pt}h1{font-size:22pt;margin:0;text-align:center}.h{text-align:center;margin:1mm 0 3mm}.v{display:flex;gap:2mm;justify-content:center;flex-wrap:wrap}.v span{background:#e8eef7;border-radius:4mm;padding:1mm 3mm;font-size:8pt}
h2{font-size:11.5pt;color:#1d4e89;margin:5mm 0 2mm}.r{display:grid;grid-template-columns:1fr 48mm;gap:4mm;margin-bottom:2mm}.r aside{text-align:right;font-size:8pt;color:#666}.o{font-weight:700}ul{margin:.5mm 0;padding-left:4mm}</style>
<h1>${person.name}</h1><div class="h">${person.headline}</div><div class="v"><span>\uf0e0 ${person.email}</span><span>\uf095 ${person.phone}</span><span>\uf3c5 ${person.location}</span><span>\uf08c ${person.profiles[0]?.[2]}</span></div>
<h2>\uf007 Hakkımda</h2><p>${person.summary}</p><h2>\uf0b1 İş Deneyimi</h2>
${all(positions(person), (each) => `<div class="r"><div><div class="o">${each.position}</div><div>${each.company}</div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul></div><aside><div>${when(each, dates, " – ", "Devam ediyor")}</div><div>${each.place}</div></aside></div>`)}
<h2>\uf19d Eğitim Bilgileri</h2>${all(person.schools, (each) => `<div class="r"><div><div class="o">${each.degree}</div><div>${each.school}</div></div><aside><div>${when(each, dates, " – ", "Devam ediyor")}</div><div>${each.place}</div></aside></div>`)}
<h2>\uf0a3 Sertifikalar</h2>${all(person.certifications, ([title, issuer, year]) => `<div class="r"><div>${title} – ${issuer}</div><aside>${year}</aside></div>`)}
<h2>\uf109 Bilgisayar Bilgisi</h2>${all(person.skills, ([label, words]) => `<div><b>${label}:</b> ${words.join(", ")}</div>`)}
<h2>\uf1ab Yabancı Dil</h2>${all(person.languages, ([language, fluency]) => `<div>${language}: ${fluency}</div>`)}`,
  },
};
