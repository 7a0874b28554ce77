import { escapeHtml } from "@/domain/rich-text/escape";
import { all, type Builder, inWords, numeric, positions, when } from "@/proof/imports/builders/builder";
import { randomPerson } from "@/proof/imports/builders/people/random-person";

const TITLES = {
  summary: "Profile",
  experience: "Work Experience",
  education: "Education",
  skills: "Skills",
  languages: "Languages",
};
const points = (list: readonly string[]) => `<ul>${all(list, (point) => `<li>${escapeHtml(point)}</li>`)}</ul>`;

const months = inWords("en-GB", "short");
const carded = randomPerson("cards in a grid", "open");

/** Cards in a grid: two narrow ones beside each other in a side column, the place below the dates at the right end. */
export const cardGrid: Builder = {
  person: carded,
  columns: "right",
  titles: TITLES,
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:10mm}body{margin:0;font:9.4pt/1.42 "Liberation Sans";color:#223}header{background:#20304a;color:#fff;padding:6mm;border-radius:3mm;margin-bottom:4mm}h1{margin:0;font-size:22pt}
.g{display:grid;grid-template-columns:2fr 1fr;gap:4mm}section{border:1px solid #cdd6e4;border-radius:3mm;padding:3.5mm;margin-bottom:4mm}h2{margin:0 0 2mm;font-size:11.5pt;color:#20304a}
article{display:flex;justify-content:space-between;margin-bottom:2.5mm}article>div:last-child{text-align:right;flex:none;width:34mm;color:#667;font-size:8.4pt}h3{margin:0;font-size:10pt}ul{margin:1mm 0;padding-left:4mm}.c span{margin-right:5mm}</style>
<header><h1>${carded.name}</h1><div>${escapeHtml(carded.headline)}</div><div class="c"><span>${carded.email}</span><span>${carded.phone}</span><span>${carded.location}</span></div><div class="c">${all(carded.profiles, ([, , address]) => `<span>${address}</span>`)}<span>${carded.site}</span></div></header>
<div class="g"><div><section><h2>Profile</h2>${escapeHtml(carded.summary)}</section><section><h2>Work Experience</h2>${all(positions(carded), (each) => `<article><div><h3>${escapeHtml(each.position)}</h3><div>${escapeHtml(each.company)}</div>${points(each.points)}</div><div>${when(each, months, " – ", "Present")}<br>${each.place}</div></article>`)}</section>
<section><h2>Education</h2>${all(carded.schools, (each) => `<article><div><h3>${each.degree}</h3><div>${each.school}</div></div><div>${when(each, months, " – ", "Present")}<br>${each.place}</div></article>`)}</section></div>
<div><section><h2>Skills</h2>${all(carded.skills, ([label, words]) => `<p><b>${label}</b><br>${words.join(" • ")}</p>`)}</section><section><h2>Languages</h2>${all(carded.languages, ([language, fluency]) => `<div>${language}<br><small>${fluency}</small></div>`)}</section></div></div>`,
  },
};

const slashed = randomPerson("dates with slashes over two lines", "open");

/** Dates with slashes in a rail that is too narrow for them, thin rules between entries, headings in small capitals in the middle. */
export const slashRail: Builder = {
  person: slashed,
  columns: "one",
  dateWords: "Now",
  titles: {
    experience: "Professional History",
    education: "Studies",
    skills: "Core Skills",
    languages: "Languages",
    summary: "About",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:letter;margin:18mm}body{margin:0;font:10.5pt/1.4 "Liberation Serif"}h1{text-align:center;margin:0;font-weight:400;font-size:26pt;letter-spacing:2px}.c{text-align:center}h2{text-align:center;font-variant:small-caps;font-weight:400;font-size:14pt;margin:6mm 0 2mm;border-top:.5px solid #000;border-bottom:.5px solid #000}
article{display:grid;grid-template-columns:20mm 1fr;gap:6mm;margin-bottom:3mm}ul{margin:1mm 0;padding-left:5mm}</style>
<h1>${slashed.name}</h1><div class="c">${escapeHtml(slashed.headline)}</div><div class="c">${slashed.location} ◆ ${slashed.phone} ◆ ${slashed.email}${slashed.site === "" ? "" : ` ◆ ${slashed.site}`}</div><div class="c">${slashed.profiles.map(([, , address]) => address).join(" ◆ ")}</div>
<h2>Professional History</h2>${all(positions(slashed), (each) => `<article><div>${when(each, numeric, " – ", "Now")}</div><div><b>${escapeHtml(each.company)}</b>${each.place === "" ? "" : `, ${each.place}`}<br><i>${escapeHtml(each.position)}</i>${points(each.points)}</div></article>`)}
<h2>Studies</h2>${all(slashed.schools, (each) => `<article><div>${when(each, numeric, " – ", "Now")}</div><div><b>${each.school}</b>${each.place === "" ? "" : `, ${each.place}`}<br><i>${each.degree}</i></div></article>`)}
<h2>Core Skills</h2>${all(slashed.skills, ([label, words]) => `<div><i>${label}:</i> ${words.join("; ")}</div>`)}<h2>Languages</h2><div>${slashed.languages.map(([language, fluency]) => `${language} — ${fluency}`).join("; ")}</div><h2>About</h2><p>${escapeHtml(slashed.summary)}</p>`,
  },
};

const iconic = randomPerson("a page of icons", "open");
const icon = (sign: string) => `<i style="font-family:sans-serif;font-style:normal">${sign}</i>`;

/** Signs of an icon font before details, dates and places, floating columns for skills and languages below the main part. */
export const iconLines: Builder = {
  person: iconic,
  columns: "one",
  titles: { summary: "Summary", experience: "Experience", education: "Education", skills: "Skills", languages: "Languages" },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:13mm 15mm}body{margin:0;font:10pt/1.5 "DejaVu Sans"}h1{margin:0;font-size:20pt;color:#0a6a5c}h2{color:#0a6a5c;font-size:12pt;margin:5mm 0 1mm}h3{margin:2mm 0 0;font-size:10pt}.m{font-size:8.6pt;color:#555}.m span{margin-right:6mm}ul{margin:1mm 0;padding-left:5mm;list-style:"▸ "}.f{float:left;width:50%}</style>
<h1>${iconic.name}</h1><div class="m">${[["\uf0e0", iconic.email], ["\uf095", iconic.phone], ["\uf3c5", iconic.location], ...(iconic.site === "" ? [] : [["\uf0ac", iconic.site]])].map(([sign = "", text = ""]) => `<span>${icon(sign)} ${text}</span>`).join("")}</div><div class="m">${all(iconic.profiles, ([, , address]) => `<span>${icon("\uf08c")} ${address}</span>`)}</div>
<h2>${icon("\uf007")} Summary</h2><p>${escapeHtml(iconic.summary)}</p><h2>${icon("\uf0b1")} Experience</h2>${all(positions(iconic), (each) => `<h3>${escapeHtml(each.position)}</h3><div>${escapeHtml(each.company)}</div><div class="m"><span>${icon("\uf133")} ${when(each, months, " - ", "Present")}</span>${each.place === "" ? "" : `<span>${icon("\uf3c5")} ${each.place}</span>`}</div>${points(each.points)}`)}
<h2>${icon("\uf19d")} Education</h2>${all(iconic.schools, (each) => `<h3>${each.degree}</h3><div>${each.school}</div><div class="m"><span>${icon("\uf133")} ${when(each, months, " - ", "Present")}</span>${each.place === "" ? "" : `<span>${icon("\uf3c5")} ${each.place}</span>`}</div>`)}
<div class="f"><h2>${icon("\uf085")} Skills</h2>${all(iconic.skills, ([label, words]) => `<h3>${label}</h3><div>${words.join(", ")}</div>`)}</div><div class="f"><h2>${icon("\uf1ab")} Languages</h2>${all(iconic.languages, ([language, fluency]) => `<div>${language}: ${fluency}</div>`)}</div>`,
  },
};
