import { escapeHtml } from "@/domain/rich-text/escape";
import { all, type Builder, inWords, inYears, numeric, positions, when } from "@/proof/imports/builders/builder";
import { apolline } from "@/proof/imports/builders/people/apolline";
import { randomPerson } from "@/proof/imports/builders/people/random-person";

const TITLES = { summary: "Profile", experience: "Experience", education: "Education", skills: "Skills", languages: "Languages" };
const points = (list: readonly string[]) => `<ul>${all(list, (point) => `<li>${escapeHtml(point)}</li>`)}</ul>`;
const months = inWords("en-US", "short");

const lined = randomPerson("a line with dots", "sealed");

/** A line with dots, the dates left of it at its right side and the entries right of it, a head in the middle. */
export const timelineDots: Builder = {
  person: lined,
  columns: "one",
  titles: TITLES,
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:15mm}body{margin:0;font:10pt/1.45 "Liberation Sans"}header{text-align:center}h1{margin:0;font-size:24pt}h2{font-size:12pt;color:#8a3b12;margin:6mm 0 2mm}article{display:flex}article>div:first-child{width:34mm;text-align:right;padding-right:6mm;color:#666;font-size:9pt}article>div:last-child{flex:1;border-left:2px solid #8a3b12;padding:0 0 3mm 6mm;position:relative}article>div:last-child:before{content:"";position:absolute;left:-1.6mm;top:1mm;width:2.8mm;height:2.8mm;border-radius:50%;background:#8a3b12}h3{margin:0;font-size:10.5pt}ul{margin:1mm 0;padding-left:5mm}</style>
<header><h1>${lined.name}</h1><div>${escapeHtml(lined.headline)}</div><div>${lined.email} · ${lined.phone} · ${lined.location}${lined.site === "" ? "" : ` · ${lined.site}`}</div><div>${lined.profiles.map(([, , address]) => address).join(" · ")}</div></header><h2>Profile</h2><p>${escapeHtml(lined.summary)}</p><h2>Experience</h2>
${all(positions(lined), (each) => `<article><div>${when(each, months, " – ", "Present")}<br>${each.place}</div><div><h3>${escapeHtml(each.position)}</h3><div>${escapeHtml(each.company)}</div>${points(each.points)}</div></article>`)}<h2>Education</h2>${all(lined.schools, (each) => `<article><div>${when(each, months, " – ", "Present")}<br>${each.place}</div><div><h3>${each.degree}</h3><div>${each.school}</div></div></article>`)}
<h2>Skills</h2>${all(lined.skills, ([label, words]) => `<p><b>${label}:</b> ${words.join(", ")}</p>`)}<h2>Languages</h2><p>${lined.languages.map(([language, fluency]) => `${language} (${fluency})`).join(" · ")}</p>`,
  },
};

/** A French page with bars for skills in a coloured column at the right, dates in years before the titles. */
export const frenchBars: Builder = {
  person: apolline,
  columns: "right",
  isInYears: true,
  aside: ["skills", "languages", "interests"],
  dateWords: "aujourd’hui",
  titles: {
    summary: "À propos",
    experience: "Expériences professionnelles",
    education: "Formation",
    certifications: "Certifications",
    skills: "Compétences",
    languages: "Langues",
    interests: "Centres d’intérêt",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:0}body{margin:0;font:9.8pt/1.45 "Liberation Sans";display:flex}main{width:132mm;padding:12mm 9mm}aside{flex:1;background:#f0e4d4;padding:12mm 7mm;min-height:270mm}h1{margin:0;font-size:23pt;color:#8c4a1f}h2{font-size:12pt;color:#8c4a1f;margin:6mm 0 2mm}.e{display:flex;gap:4mm}.e>b{width:24mm;flex:none}ul{margin:.5mm 0;padding-left:4mm}.b{height:1.6mm;background:#ddc7ab;margin-bottom:1.5mm}.b i{display:block;height:1.6mm;background:#8c4a1f}</style>
<main><h1>${apolline.name}</h1><div>${apolline.headline}</div><h2>À propos</h2><p>${apolline.summary}</p><h2>Expériences professionnelles</h2>${all(positions(apolline), (each) => `<div class="e"><b>${when(each, inYears, " – ", "aujourd’hui")}</b><div><b>${each.position}</b><br>${each.company}, ${each.place}${points(each.points)}</div></div>`)}<h2>Formation</h2>${all(apolline.schools, (each) => `<div class="e"><b>${when(each, inYears, " – ", "aujourd’hui")}</b><div><b>${each.degree}</b><br>${each.school}, ${each.place}</div></div>`)}
<h2>Certifications</h2>${all(apolline.certifications, ([title, issuer, year]) => `<div class="e"><b>${year}</b><div><b>${title}</b><br>${issuer}</div></div>`)}</main><aside><p>${apolline.phone}</p><p>${apolline.email}</p><p>${apolline.location}</p><p>${apolline.profiles[0]?.[2]}</p><h2>Compétences</h2>${all(apolline.skills, ([, words]) => all(words, (word, at) => `${word}<div class="b"><i style="width:${92 - at * 14}%"></i></div>`))}<h2>Langues</h2>${all(apolline.languages, ([language, fluency]) => `<div>${language}<br><small>${fluency}</small></div>`)}<h2>Centres d’intérêt</h2>${all(apolline.interests ?? [], (each) => `<div>${each}</div>`)}</aside>`,
  },
};

const nested = randomPerson("tables in tables", "sealed");

/** Tables in tables: heading cells at the left with a ground, dates and places in cells at the right of each entry. */
export const nestedTables: Builder = {
  person: nested,
  columns: "one",
  titles: TITLES,
  source: {
    kind: "page",
    html: `<style>@page{size:letter;margin:15mm}body{margin:0;font:10pt/1.4 "Liberation Sans"}h1{margin:0;font-size:21pt}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1mm 2mm}.o>tbody>tr>td:first-child{width:30mm;background:#e8eef4;font-weight:700}.i td:last-child{text-align:right;width:40mm}ul{margin:0;padding-left:4mm}</style>
<h1>${nested.name}</h1><div>${escapeHtml(nested.headline)}</div><div>${nested.phone} | ${nested.email} | ${nested.location}${nested.site === "" ? "" : ` | ${nested.site}`}</div><div>${nested.profiles.map(([, , address]) => address).join(" | ")}</div><table class="o">
<tr><td>Profile</td><td>${escapeHtml(nested.summary)}</td></tr><tr><td>Experience</td><td><table class="i">${all(positions(nested), (each) => `<tr><td><b>${escapeHtml(each.company)}</b></td><td>${each.place}</td></tr><tr><td><i>${escapeHtml(each.position)}</i></td><td>${when(each, numeric, " – ", "Present")}</td></tr><tr><td colspan="2" style="text-align:left">${points(each.points)}</td></tr>`)}</table></td></tr>
<tr><td>Education</td><td><table class="i">${all(nested.schools, (each) => `<tr><td><b>${each.school}</b></td><td>${each.place}</td></tr><tr><td><i>${each.degree}</i></td><td>${when(each, numeric, " – ", "Present")}</td></tr>`)}</table></td></tr><tr><td>Skills</td><td>${all(nested.skills, ([label, words]) => `<div><b>${label}:</b> ${words.join(", ")}</div>`)}</td></tr><tr><td>Languages</td><td>${all(nested.languages, ([language, fluency]) => `<div>${language}: ${fluency}</div>`)}</td></tr></table>`,
  },
};

const footed = randomPerson("two columns over two pages", "sealed");
const longMonths = inWords("en-GB", "long");

/** Two columns with headings that are repeated as “continued” on the second page, the name and page numbers in the footer. */
export const continuedColumns: Builder = {
  person: footed,
  columns: "right",
  titles: TITLES,
  dateWords: "continued",
  source: {
    kind: "page",
    footer: `<div style="font-size:8px;width:100%;padding:0 15mm;display:flex;justify-content:space-between"><span>${footed.name}</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`,
    html: `<style>@page{size:A4;margin:15mm 15mm 18mm}body{margin:0;font:10.5pt/1.55 "Liberation Serif"}h1{margin:0;font-size:25pt}h2{font-size:13pt;border-bottom:1.5px solid #333;margin:5mm 0 2mm}.g{display:grid;grid-template-columns:1fr 52mm;gap:9mm}.n{break-before:page}h3{margin:2mm 0 0;font-size:10.5pt}ul{margin:1mm 0;padding-left:5mm}</style>
<h1>${footed.name}</h1><div>${escapeHtml(footed.headline)}</div><div class="g"><div><h2>Profile</h2><p>${escapeHtml(footed.summary)}</p><h2>Experience</h2>${all(positions(footed), (each, at) => `${at === 2 ? '<div class="n"><h2>Experience (continued)</h2></div>' : ""}<h3>${escapeHtml(each.position)}</h3><div>${escapeHtml(each.company)}${each.place === "" ? "" : `, ${each.place}`}</div><div><i>${when(each, longMonths, " – ", "Present")}</i></div>${points(each.points)}`)}<h2>Education</h2>${all(footed.schools, (each) => `<h3>${each.degree}</h3><div>${each.school}${each.place === "" ? "" : `, ${each.place}`}</div><div><i>${when(each, longMonths, " – ", "Present")}</i></div>`)}</div>
<div><p>${footed.email}<br>${footed.phone}<br>${footed.location}<br>${footed.site}</p>${all(footed.profiles, ([, , address]) => `<div>${address}</div>`)}<h2>Skills</h2>${all(footed.skills, ([label, words]) => `<p><b>${label}</b><br>${words.join("<br>")}</p>`)}<h2>Languages</h2>${all(footed.languages, ([language, fluency]) => `<div>${language} – ${fluency}</div>`)}</div></div>`,
  },
};
