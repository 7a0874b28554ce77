import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { bronka as person } from "@/proof/imports/builders/people/bronka";

const dates = (moment: readonly [number, number]) => inWords("pl-PL", "short")(moment);

/** Spaced capitals for titles, two columns below a wide head, signs for dates and places on the second line, skills as tags. */
export const spacedCapitals: Builder = {
  person,
  columns: "right",
  titles: {
    summary: "Podsumowanie",
    experience: "Doświadczenie",
    education: "Edukacja",
    skills: "Umiejętności",
    languages: "Języki",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:13mm}body{margin:0;font:9.8pt/1.42 "DejaVu Sans";font-size:9pt}h1{font-size:26pt;font-weight:300;letter-spacing:6px;text-transform:uppercase;margin:0}
.h{color:#b0543c;font-size:11pt;margin:1mm 0 2mm}h2{font-size:10pt;letter-spacing:4px;text-transform:uppercase;border-bottom:2px solid #b0543c;padding-bottom:1mm;margin:6mm 0 2.5mm}
.g{display:grid;grid-template-columns:1fr 58mm;gap:9mm}h3{margin:0;font-size:10.5pt}.o{color:#b0543c;font-weight:700}.m{color:#777;font-size:8.2pt;display:flex;gap:6mm}
ul{padding-left:4mm;margin:1mm 0 3mm}.t{display:inline-block;border-bottom:1.5px solid #999;padding:.6mm 1.2mm;margin:.8mm 1.6mm .8mm 0;font-weight:700}.l{display:flex;justify-content:space-between}</style>
<h1>${person.name}</h1><div class="h">${person.headline}</div><div>\uf0e0 ${person.email} &nbsp; \uf095 ${person.phone} &nbsp; \uf3c5 ${person.location} &nbsp; \uf09b ${person.profiles[0]?.[2]}</div>
<div class="g"><main><h2>Podsumowanie</h2><p>${person.summary}</p><h2>Doświadczenie</h2>
${all(positions(person), (each) => `<h3>${each.position}</h3><div class="o">${each.company}</div><div class="m"><span>\uf133 ${when(each, dates, " - ", "obecnie")}</span><span>\uf3c5 ${each.place}</span></div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul>`)}
<h2>Edukacja</h2>${all(person.schools, (each) => `<h3>${each.degree}</h3><div class="o">${each.school}</div><div class="m"><span>\uf133 ${when(each, dates, " - ", "obecnie")}</span><span>\uf3c5 ${each.place}</span></div>`)}</main>
<aside><h2>Umiejętności</h2>${all(person.skills, ([label, words]) => `<div><b>${label}</b></div><div>${all(words, (word) => `<span class="t">${word}</span>`)}</div>`)}
<h2>Języki</h2>${all(person.languages, ([language, fluency]) => `<div class="l"><span>${language}</span><span>${fluency}</span></div>`)}</aside></div>`,
  },
};
