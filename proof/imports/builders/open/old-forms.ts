import { escapeHtml } from "@/domain/rich-text/escape";
import { all, type Builder, inWords, numeric, positions, when } from "@/proof/imports/builders/builder";
import { eudora } from "@/proof/imports/builders/people/eudora";
import { hannelore } from "@/proof/imports/builders/people/hannelore";
import { noga } from "@/proof/imports/builders/people/noga";
import { randomPerson } from "@/proof/imports/builders/people/random-person";

const points = (list: readonly string[]) => `<ul>${all(list, (point) => `<li>${escapeHtml(point)}</li>`)}</ul>`;

/** A German life in a table, with a photo, personal data as rows, and a place, a date and a signature at the end. */
export const lifeTable: Builder = {
  person: hannelore,
  columns: "one",
  without: ["summary", "headline"],
  dateWords: "heute Lebenslauf Name Anschrift Telefon E-Mail Geburtsdatum Staatsangehörigkeit deutsch",
  titles: {
    experience: "Berufserfahrung",
    education: "Schule und Ausbildung",
    skills: "Kenntnisse",
    languages: "Sprachen",
    interests: "Interessen",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:22mm 20mm}body{margin:0;font:11pt/1.4 "Liberation Sans"}h1{font-size:20pt;margin:0 0 6mm}h2{font-size:12pt;margin:5mm 0 1mm}td{vertical-align:top;padding:0 4mm 1.5mm 0}td:first-child{width:45mm}ul{margin:0;padding-left:4mm}.p{float:right;width:35mm;height:45mm;background:#ccd}</style>
<div class="p"></div><h1>Lebenslauf</h1><table><tr><td>Name</td><td>${hannelore.name}</td></tr><tr><td>Anschrift</td><td>${hannelore.location}</td></tr><tr><td>Telefon</td><td>${hannelore.phone}</td></tr><tr><td>E-Mail</td><td>${hannelore.email}</td></tr><tr><td>Geburtsdatum</td><td>14.02.1993 in Pirna</td></tr><tr><td>Staatsangehörigkeit</td><td>deutsch</td></tr></table>
<h2>Berufserfahrung</h2><table>${all(positions(hannelore), (each) => `<tr><td>${when(each, numeric, " – ", "heute")}</td><td><b>${each.position}</b><br>${each.company}, ${each.place}${points(each.points)}</td></tr>`)}</table>
<h2>Schule und Ausbildung</h2><table>${all(hannelore.schools, (each) => `<tr><td>${when(each, numeric, " – ", "heute")}</td><td><b>${each.degree}</b><br>${each.school}, ${each.place}</td></tr>`)}</table>
<h2>Kenntnisse</h2><table>${all(hannelore.skills, ([label, words]) => `<tr><td>${label}</td><td>${words.join(", ")}</td></tr>`)}</table><h2>Sprachen</h2><table>${all(hannelore.languages, ([language, fluency]) => `<tr><td>${language}</td><td>${fluency}</td></tr>`)}</table>
<h2>Interessen</h2><table><tr><td></td><td>${(hannelore.interests ?? []).join(", ")}</td></tr></table><p style="margin-top:12mm">Dresden, den 03.11.2025</p><p><i>${hannelore.name}</i></p>`,
  },
};

/** Hebrew from the right, dates at the left end, a side column at the left with skills and languages. */
export const hebrewSide: Builder = {
  person: noga,
  columns: "right",
  dateWords: "היום",
  titles: { summary: "תקציר", experience: "ניסיון תעסוקתי", education: "השכלה", skills: "מיומנויות", languages: "שפות" },
  source: {
    kind: "page",
    html: `<html dir="rtl" lang="he"><style>@page{size:A4;margin:15mm}body{margin:0;font:10.5pt/1.5 "DejaVu Sans"}h1{margin:0;font-size:22pt}h2{font-size:13pt;color:#7a2a2a;margin:5mm 0 1.5mm}.g{display:grid;grid-template-columns:1fr 50mm;gap:9mm}.r{display:flex;justify-content:space-between}h3{margin:0;font-size:10.5pt}ul{margin:1mm 0}</style>
<h1>${noga.name}</h1><p>${noga.headline}</p><p>${noga.location} | <span dir="ltr">${noga.phone}</span> | <span dir="ltr">${noga.email}</span></p><div class="g"><div><h2>תקציר</h2><p>${noga.summary}</p><h2>ניסיון תעסוקתי</h2>${all(positions(noga), (each) => `<div class="r"><h3>${each.position}</h3><span>${when(each, numeric, " – ", "היום")}</span></div><div>${each.company}, ${each.place}</div>${points(each.points)}`)}
<h2>השכלה</h2>${all(noga.schools, (each) => `<div class="r"><h3>${each.degree}</h3><span>${when(each, numeric, " – ", "היום")}</span></div><div>${each.school}, ${each.place}</div>`)}</div>
<div><h2>מיומנויות</h2>${all(noga.skills, ([label, words]) => `<b>${label}</b>${points(words)}`)}<h2>שפות</h2>${all(noga.languages, ([language, fluency]) => `<div>${language}: ${fluency}</div>`)}</div></div></html>`,
  },
};

const words = inWords("en-US", "long");

/** A federal resume: two pages with a running header and page numbers, long months, an address with its street, lists in running text. */
export const federalPages: Builder = {
  person: eudora,
  columns: "one",
  without: ["headline"],
  titles: {
    summary: "Professional Summary",
    experience: "Work Experience",
    education: "Education",
    certifications: "Certifications",
    skills: "Technical Skills",
  },
  source: {
    kind: "page",
    header: `<div style="font-size:8px;width:100%;text-align:right;padding-right:20mm">${eudora.name}</div>`,
    footer: `<div style="font-size:8px;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
    html: `<style>@page{size:letter;margin:22mm 24mm}body{margin:0;font:12pt/1.5 "Liberation Serif"}h1{font-size:16pt;margin:0}h2{font-size:12pt;text-decoration:underline;text-transform:uppercase;margin:7mm 0 2mm}h3{margin:4mm 0 0;font-size:12pt}p{margin:2mm 0}</style>
<h1>${eudora.name}</h1><div>${eudora.location}</div><div>Phone: ${eudora.phone}</div><div>Email: ${eudora.email}</div><h2>Professional Summary</h2><p>${eudora.summary}</p><h2>Work Experience</h2>
${all(positions(eudora), (each) => `<h3>${each.position}</h3><div>${each.company}, ${each.place}</div><div>${when(each, words, " to ", "Present")}</div>${points(each.points)}`)}<h2>Education</h2>${all(eudora.schools, (each) => `<h3>${each.degree}</h3><div>${each.school}, ${each.place}</div><div>${when(each, words, " to ", "Present")}</div>`)}
<h2>Certifications</h2>${all(eudora.certifications, ([title, issuer, year]) => `<div>${title}, ${issuer}, ${year}</div>`)}<h2>Technical Skills</h2>${all(eudora.skills, ([label, list]) => `<div>${label}: ${list.join(", ")}</div>`)}`,
  },
};

const justified = randomPerson("justified and hyphenated", "open");
const dates = inWords("en-GB", "short");

/** Justified columns with hyphenated words, a narrow column for the summary at the left, dates in brackets behind the employer. */
export const justifiedColumns: Builder = {
  person: justified,
  columns: "left",
  aside: ["summary", "skills", "languages"],
  dateWords: "today",
  titles: { summary: "Who I am", skills: "Abilities", languages: "Tongues", experience: "Employment", education: "Education" },
  source: {
    kind: "page",
    html: `<html lang="en"><style>@page{size:A4;margin:14mm}body{margin:0;font:10pt/1.4 "Liberation Serif";text-align:justify;hyphens:auto}h1{margin:0;font-size:24pt;text-align:left}h2{font-size:12pt;margin:4mm 0 1mm;letter-spacing:1px;text-transform:uppercase;text-align:left}.g{display:grid;grid-template-columns:46mm 1fr;gap:8mm}h3{margin:2mm 0 0;font-size:10.5pt}ul{margin:1mm 0;padding-left:4.5mm}</style>
<h1>${justified.name}</h1><div>${escapeHtml(justified.headline)}</div><div class="g"><div><p>${justified.email}<br>${justified.phone}<br>${justified.location}<br>${justified.site}</p>${all(justified.profiles, ([, , address]) => `<div><a href="https://${address}">${address}</a></div>`)}<h2>Who I am</h2><p>${escapeHtml(justified.summary)}</p><h2>Abilities</h2>${all(justified.skills, ([label, list]) => `<p><b>${label}</b>: ${list.join(", ")}</p>`)}<h2>Tongues</h2>${all(justified.languages, ([language, fluency]) => `<div>${language} (${fluency})</div>`)}</div>
<div><h2>Employment</h2>${all(positions(justified), (each) => `<h3>${escapeHtml(each.position)}</h3><div><i>${escapeHtml(each.company)}${each.place === "" ? "" : `, ${each.place}`}</i> (${when(each, dates, "–", "today")})</div>${points(each.points)}`)}<h2>Education</h2>${all(justified.schools, (each) => `<h3>${each.degree}</h3><div><i>${each.school}${each.place === "" ? "" : `, ${each.place}`}</i> (${when(each, dates, "–", "today")})</div>`)}</div></div></html>`,
  },
};
