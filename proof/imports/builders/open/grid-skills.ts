import { all, type Builder, inYears, positions, when } from "@/proof/imports/builders/builder";
import { marisol as person } from "@/proof/imports/builders/people/marisol";

/** A poster of two columns: contact details with signs, skills in a grid of two by four, hobbies, dates in years behind the employer. */
export const gridSkills: Builder = {
  person,
  columns: "left",
  isInYears: true,
  aside: ["skills", "languages", "certifications", "interests"],
  titles: {
    skills: "Expertise",
    languages: "Languages",
    certifications: "Certificates",
    interests: "Hobbies",
    summary: "About Me",
    experience: "Work Experience",
    education: "Education",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:0}body{margin:0;font:9.4pt/1.45 "DejaVu Sans";color:#333}.g{display:grid;grid-template-columns:70mm 1fr;min-height:297mm}aside{background:#efe6dd;padding:14mm 8mm}main{padding:14mm 10mm}
h1{font:700 30pt/1 "DejaVu Serif";margin:0}.h{text-transform:uppercase;letter-spacing:3px;font-size:9pt;margin:2mm 0 6mm}h2{font:700 14pt "DejaVu Serif";margin:7mm 0 2mm}.c{margin:1.4mm 0;font-size:8.6pt}.s{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm;font-size:8.4pt}
.j{display:flex;justify-content:space-between;font-weight:700}.p{font-style:italic}ul{margin:1mm 0 3mm;padding-left:4mm}</style>
<div class="g"><aside><h2>Contact</h2><div class="c">☎ ${person.phone}</div><div class="c">✉ ${person.email}</div><div class="c">⌂ ${person.location}</div><div class="c">${person.site}</div><div class="c">${person.profiles[0]?.[2]}</div>
<h2>Expertise</h2><div class="s">${all(person.skills[0]?.[1] ?? [], (word) => `<span>• ${word}</span>`)}</div>
<h2>Languages</h2>${all(person.languages, ([language, fluency]) => `<div>${language} <i>(${fluency})</i></div>`)}
<h2>Certificates</h2>${all(person.certifications, ([title, issuer, year]) => `<div><b>${title}</b></div><div>${issuer}, ${year}</div>`)}
<h2>Hobbies</h2>${all(person.interests ?? [], (each) => `<div>• ${each}</div>`)}</aside>
<main><h1>${person.name.replace(" ", "<br>")}</h1><div class="h">${person.headline}</div><h2>About Me</h2><p>${person.summary}</p><h2>Work Experience</h2>
${all(positions(person), (each) => `<div class="j"><span>${each.company.replace("&", "&amp;")}, ${each.place}</span><span>${when(each, inYears, " - ", "Now")}</span></div><div class="p">${each.position}</div><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul>`)}
<h2>Education</h2>${all(person.schools, (each) => `<div class="j"><span>${each.school}, ${each.place}</span><span>${when(each, inYears, " - ", "Now")}</span></div><div class="p">${each.degree}</div>`)}</main></div>`,
  },
};
