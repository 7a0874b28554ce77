import { all, type Builder, inWords, when } from "@/proof/imports/builders/builder";
import { ruprecht as person } from "@/proof/imports/builders/people/ruprecht";

const dates = inWords("de-DE", "long");

/** An employer with its place, and below it each position with dates at the right end; a running header with the name. */
export const groupedPositions: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "Profil",
    experience: "Beruflicher Werdegang",
    education: "Studium",
    certifications: "Fortbildungen",
    skills: "Fähigkeiten",
    languages: "Fremdsprachen",
  },
  source: {
    kind: "page",
    header: `<div style="font-size:8px;width:100%;padding:0 20mm;text-align:right">${person.name} – Seite <span class="pageNumber"></span> von <span class="totalPages"></span></div>`,
    html: `<style>@page{size:A4;margin:20mm}body{margin:0;font:12pt/1.6 "DejaVu Serif"}h1{font-size:22pt;margin:0;color:#7a1f2b}h2{font-size:12pt;color:#7a1f2b;border-left:5px solid #7a1f2b;padding-left:3mm;margin:9mm 0 3mm}
.r{display:flex;justify-content:space-between;gap:8mm}.c{font-weight:700}.p{font-style:italic}.s{font-size:9.5pt;color:#555}ul{list-style:square;margin:1mm 0 3mm;padding-left:6mm;text-align:justify}</style>
<h1>${person.name}</h1><div>${person.headline}</div><p class="s">${person.location} • ${person.phone} • ${person.email} • ${person.profiles[0]?.[2]}</p>
<h2>Profil</h2><p style="text-align:justify;hyphens:auto" lang="de">${person.summary}</p><h2>Beruflicher Werdegang</h2>
${all(person.jobs, ({ company, place, roles }) => `<div class="r c"><span>${company}</span><span>${place}</span></div>${all(roles, (role) => `<div class="r p"><span>${role.position}</span><span>${when(role, dates, " bis ", "heute")}</span></div><ul>${all(role.points, (point) => `<li>${point}</li>`)}</ul>`)}`)}
<h2>Studium</h2>${all(person.schools, (each) => `<div class="r c"><span>${each.school}</span><span>${each.place}</span></div><div class="r p"><span>${each.degree}</span><span>${when(each, dates, " bis ", "heute")}</span></div>`)}
<h2>Fortbildungen</h2>${all(person.certifications, ([title, issuer, year]) => `<div class="r"><span><b>${title}</b>, ${issuer}</span><span>${year}</span></div>`)}
<h2>Fähigkeiten</h2><ul>${all(person.skills, ([label, words]) => `<li><b>${label}:</b> ${words.join(", ")}</li>`)}</ul>
<h2>Fremdsprachen</h2><ul>${all(person.languages, ([language, fluency]) => `<li>${language} (${fluency})</li>`)}</ul>`,
  },
};
