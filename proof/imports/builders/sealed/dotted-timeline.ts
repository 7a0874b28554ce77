import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { thandeka as person } from "@/proof/imports/builders/people/thandeka";

const month = inWords("en-US", "short");

/** A rail between dates in two lines at the left and the entries at the right; skills in a table of three columns. */
export const dottedTimeline: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "Professional summary",
    experience: "Work history",
    education: "Education",
    certifications: "Certifications",
    skills: "Core skills",
    languages: "Languages",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:Letter;margin:14mm}body{margin:0;font:10pt/1.4 "Liberation Sans"}header{background:#efe7dc;padding:6mm;text-align:center;-webkit-print-color-adjust:exact}h1{margin:0;font-size:24pt;letter-spacing:1px}
h2{text-align:center;font-size:12pt;text-transform:uppercase;color:#8a5a2b;margin:6mm 0 3mm}.e{display:grid;grid-template-columns:27mm 8mm 1fr;margin-bottom:3mm}.t{text-align:right;color:#8a5a2b}.dot{border-left:1px solid #8a5a2b;margin-left:4mm}
h3{margin:0;font-size:10.5pt}p{margin:1mm 0}table{width:100%;table-layout:fixed}</style>
<header><h1>${person.name.toUpperCase()}</h1><div>${person.headline}</div><div>${person.phone} ◆ ${person.email} ◆ ${person.location} ◆ ${person.profiles[0]?.[2]} ◆ ${person.site}</div></header>
<h2>Professional summary</h2><p>${person.summary}</p><h2>Work history</h2>
${all(positions(person), (each) => `<div class="e"><div class="t">${when(each, month, " –<br>", "Present")}</div><div class="dot"></div><div><h3>${each.position}</h3><div>${each.company} — ${each.place}</div>${all(each.points, (point) => `<p>› ${point}</p>`)}</div></div>`)}
<h2>Education</h2>${all(person.schools, (each) => `<div class="e"><div class="t">${when(each, month, " –<br>", "Present")}</div><div class="dot"></div><div><h3>${each.degree}</h3><div>${each.school} — ${each.place}</div></div></div>`)}
<h2>Certifications</h2>${all(person.certifications, ([title, issuer, year]) => `<div class="e"><div class="t">${year}</div><div class="dot"></div><div><h3>${title}</h3><div>${issuer}</div></div></div>`)}
<h2>Core skills</h2>${all(person.skills, ([label, words]) => `<p><b>${label}</b></p><table><tr>${all(words, (word) => `<td>${word}</td>`)}</tr></table>`)}
<h2>Languages</h2><p>${person.languages.map(([language, fluency]) => `${language}: ${fluency}`).join(" &nbsp;|&nbsp; ")}</p>`,
  },
};
