import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { belmira as person } from "@/proof/imports/builders/people/belmira";

const dates = inWords("pt-PT", "long");

/** Each job in a box with its dates as a small label on top, employer and place joined by a dot, initials in a circle beside the name. */
export const boxedCards: Builder = {
  person,
  columns: "one",
  dateWords: "Atualmente",
  titles: {
    summary: "Sobre mim",
    experience: "Percurso profissional",
    education: "Formação académica",
    certifications: "Cursos",
    skills: "Competências",
    languages: "Idiomas",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:14mm}body{font:10pt/1.4 "Liberation Sans";margin:0;color:#222}header{display:flex;gap:6mm;align-items:center}.i{width:18mm;height:18mm;border-radius:9mm;background:#27496d;color:#fff;font-size:18pt;text-align:center;line-height:18mm}
h1{margin:0;font-size:24pt}.h{font-size:12pt;color:#27496d}.c{margin-top:1mm;font-size:8.8pt;color:#555}h2{font-size:13pt;color:#27496d;margin:6mm 0 2mm}.b{border:1px solid #cbd5e0;border-radius:3mm;padding:3mm 4mm;margin-bottom:3mm}.d{font-size:7.8pt;letter-spacing:.4px;text-transform:uppercase;color:#888}
h3{margin:.5mm 0;font-size:11pt}.o{font-size:9.6pt;color:#27496d}ul{margin:1mm 0 0;padding-left:4mm}.two{display:flex;gap:4mm}.two>div{flex:1}</style>
<header><div class="i">BS</div><div><h1>${person.name}</h1><div class="h">${person.headline}</div><div class="c">${person.email} • ${person.phone} • ${person.location} • ${person.profiles[0]?.[2]}</div></div></header>
<h2>Sobre mim</h2><p>${person.summary}</p><h2>Percurso profissional</h2>
${all(positions(person), (each) => `<div class="b"><div class="d">${when(each, dates, " – ", "Atualmente")}</div><h3>${each.position}</h3><div class="o">${each.company} · ${each.place}</div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul></div>`)}
<h2>Formação académica</h2>${all(person.schools, (each) => `<div class="b"><div class="d">${when(each, dates, " – ", "Atualmente")}</div><h3>${each.degree}</h3><div class="o">${each.school} · ${each.place}</div></div>`)}
<h2>Cursos</h2>${all(person.certifications, ([title, issuer, year]) => `<div class="b"><div class="d">${year}</div><h3>${title}</h3><div class="o">${issuer}</div></div>`)}
<h2>Competências</h2><div class="two">${all(person.skills, ([label, words]) => `<div class="b"><h3>${label}</h3>${words.join(" · ")}</div>`)}</div>
<h2>Idiomas</h2><div class="two">${all(person.languages, ([language, fluency]) => `<div class="b"><h3>${language}</h3>${fluency}</div>`)}</div>`,
  },
};
