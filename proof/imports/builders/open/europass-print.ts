import { all, type Builder, numeric, positions, when } from "@/proof/imports/builders/builder";
import { ottavio as person } from "@/proof/imports/builders/people/ottavio";

const dates = (stay: Parameters<typeof when>[0]) => `[ ${when(stay, numeric, " – ", "Attuale")} ]`;
const place = (text: string) => {
  const [town, country] = text.split(", ");
  return `<b>Città:</b> ${town} | <b>Paese:</b> ${country}`;
};

/** The European form since 2020, printed: dates in square brackets, town and country with labels, levels of languages in a grid. */
export const europassPrint: Builder = {
  person,
  columns: "one",
  without: ["headline"],
  dateWords: "Città Paese Attuale Numero di telefono Indirizzo",
  titles: {
    summary: "Presentazione",
    experience: "Esperienza lavorativa",
    education: "Istruzione e formazione",
    skills: "Competenze",
    certifications: "Certificazioni",
    languages: "Competenze linguistiche",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:12mm 15mm}body{font:9.5pt/1.5 "Liberation Sans";margin:0;color:#404040}h1{font-size:20pt;margin:0 0 2mm;color:#004494}.c{font-size:9pt}.s{position:relative;padding-left:7mm;border-left:1px solid #ccc;margin-top:4mm}
h2{font-size:10.5pt;text-transform:uppercase;letter-spacing:.6px;color:#004494;margin:0 0 2mm;border-bottom:1px solid #004494}.d{color:#707070}.t{font-weight:700;font-size:10.5pt;color:#222}.o{font-size:9.5pt}ul{margin:1mm 0 3mm;padding-left:5mm}</style>
<h1>${person.name}</h1><div class="c"><b>Numero di telefono:</b> ${person.phone} | <b>Indirizzo e-mail:</b> <a href="mailto:${person.email}">${person.email}</a></div><div class="c"><b>LinkedIn:</b> <a href="https://${person.profiles[0]?.[2]}">https://${person.profiles[0]?.[2]}</a></div><div class="c"><b>Indirizzo:</b> ${person.location}</div>
<div class="s"><h2>Presentazione</h2><p>${person.summary}</p></div><div class="s"><h2>Esperienza lavorativa</h2>
${all(positions(person), (each) => `<div class="d">${dates(each)}</div><div class="t">${each.position}</div><div class="o">${each.company}</div><div class="o">${place(each.place)}</div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul>`)}</div>
<div class="s"><h2>Istruzione e formazione</h2>${all(person.schools, (each) => `<div class="d">${dates(each)}</div><div class="t">${each.degree}</div><div class="o">${each.school}</div><div class="o">${place(each.place)}</div>`)}</div>
<div class="s"><h2>Competenze</h2>${all(person.skills, ([label, words]) => `<div class="t">${label}</div><div>${words.join(" | ")}</div>`)}</div>
<div class="s"><h2>Certificazioni</h2>${all(person.certifications, ([title, issuer, year]) => `<div class="d">[ ${year} ]</div><div class="t">${title}</div><div class="o">${issuer}</div>`)}</div>
<div class="s"><h2>Competenze linguistiche</h2>${all(person.languages, ([language, fluency]) => `<div><b>${language}:</b> ${fluency}</div>`)}</div>`,
  },
};
