import { all, type Builder, inWords, lengthOf, positions, when } from "@/proof/imports/builders/builder";
import { xoan as person } from "@/proof/imports/builders/people/xoan";

const dates = inWords("es-ES", "long");

/** A dark column at the right with percentages; dates below the position with the length of stay in brackets. */
export const darkRight: Builder = {
  person,
  columns: "right",
  dateWords: "año años mes meses de",
  titles: {
    summary: "Sobre mí",
    experience: "Trayectoria profesional",
    education: "Estudios",
    certifications: "Certificados",
    skills: "Competencias",
    languages: "Idiomas",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:0}body{margin:0;font:10pt/1.45 "Liberation Serif"}.w{display:flex;min-height:296mm}main{flex:1;padding:14mm 9mm 0 14mm}aside{width:61mm;background:#2b2b33;color:#eee;padding:14mm 7mm}
h1{font-size:27pt;margin:0;font-weight:400}h2{font-size:14pt;font-variant:small-caps;border-bottom:1px dotted #999;margin:6mm 0 2mm}h3{margin:2mm 0 0;font-size:11pt}.k{display:flex;justify-content:space-between}ul{margin:1mm 0;padding-left:5mm}</style>
<div class="w"><main><h1>${person.name}</h1><div>${person.headline}</div><h2>Sobre mí</h2><p>${person.summary}</p><h2>Trayectoria profesional</h2>
${all(positions(person), (each) => `<h3>${each.position} | ${each.company}</h3><div><i>${when(each, dates, " – ", "actualidad")} (${lengthOf(each, "año", "mes").replace("mess", "meses")})</i>, ${each.place}</div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul>`)}
<h2>Estudios</h2>${all(person.schools, (each) => `<h3>${each.degree} | ${each.school}</h3><div><i>${when(each, dates, " – ", "actualidad")}</i>, ${each.place}</div>`)}
<h2>Certificados</h2>${all(person.certifications, ([title, issuer, year]) => `<div><b>${title}</b> | ${issuer} | ${year}</div>`)}</main>
<aside><h2>Contacto</h2><p>✆ ${person.phone}</p><p>✉ ${person.email}</p><p>⌂ ${person.location}</p><p>${person.profiles[0]?.[2]}</p>
<h2>Competencias</h2>${all(person.skills, ([label, words]) => `<p><b>${label}</b></p>${all(words, (word, at) => `<div class="k"><span>${word}</span><span>${95 - at * 10}%</span></div>`)}`)}
<h2>Idiomas</h2>${all(person.languages, ([language, fluency]) => `<div class="k"><span>${language}</span><span>${fluency}</span></div>`)}</aside></div>`,
  },
};
