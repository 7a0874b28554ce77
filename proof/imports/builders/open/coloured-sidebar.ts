import { escapeHtml } from "@/domain/rich-text/escape";
import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { ines as person } from "@/proof/imports/builders/people/ines";

const dates = inWords("en-GB", "short");

/** A coloured column with icons of a private font and bars for skills; a rail with dots beside the entries, dates above them. */
export const colouredSidebar: Builder = {
  person,
  columns: "left",
  titles: {
    skills: "Expertise",
    languages: "Languages",
    summary: "About me",
    experience: "Work experience",
    education: "Education",
    certifications: "Certificates",
  },
  source: {
    kind: "page",
    html: `<style>@page{margin:0;size:A4}body{margin:0;font:9.6pt/1.45 "Liberation Sans";display:grid;grid-template-columns:66mm 1fr}
aside{background:#1d4d4f;color:#fff;padding:12mm 7mm;min-height:270mm}main{padding:12mm 10mm 0 9mm}h1{font-size:25pt;line-height:1.1;margin:0}
.role{letter-spacing:1.5px;text-transform:uppercase;color:#1d4d4f;margin:1mm 0 6mm}h2{font-size:12.5pt;margin:6mm 0 2mm}aside h2{border-bottom:1px solid #7fb3b3}
.c{display:flex;gap:3mm;margin:1.4mm 0}.bar{height:2mm;background:#3a7072;margin:0 0 2mm}.bar i{display:block;height:2mm;background:#9fdcd9}
article{border-left:1.5px solid #1d4d4f;padding:0 0 3mm 5mm;position:relative}article:before{content:"";position:absolute;left:-2mm;top:1.5mm;width:3mm;height:3mm;border-radius:50%;background:#1d4d4f}
.d{font-size:8.4pt;color:#667}h3{margin:0;font-size:10.4pt}.o{color:#1d4d4f;font-weight:600}ul{margin:1mm 0;padding-left:4.5mm}</style>
<aside><h2>Contact</h2><div class="c"><span>\ue0be</span><span>${person.email}</span></div><div class="c"><span>\ue0b0</span><span>${person.phone}</span></div>
<div class="c"><span>\ue0c8</span><span>${person.location}</span></div><div class="c"><span>\ue894</span><span>${person.site}</span></div>
${all(person.profiles, ([, , address]) => `<div class="c"><span>\ue157</span><span>${address}</span></div>`)}
<h2>Expertise</h2>${all(person.skills, ([label, words]) => `<p><b>${label}</b></p>${all(words, (word, at) => `${word}<div class="bar"><i style="width:${90 - at * 12}%"></i></div>`)}`)}
<h2>Languages</h2>${all(person.languages, ([language, fluency], at) => `<div>${language}<br><small>${fluency}</small></div><div class="bar"><i style="width:${95 - at * 20}%"></i></div>`)}</aside>
<main><h1>${person.name}</h1><div class="role">${person.headline}</div><h2>About me</h2><p>${person.summary}</p><h2>Work experience</h2>
${all(positions(person), (each) => `<article><div class="d">${when(each, dates, " – ", "Present")}</div><h3>${each.position}</h3><div class="o">${each.company} · ${each.place}</div><ul>${all(each.points, (point) => `<li>${escapeHtml(point)}</li>`)}</ul></article>`)}
<h2>Education</h2>${all(person.schools, (each) => `<article><div class="d">${when(each, dates, " – ", "Present")}</div><h3>${each.degree}</h3><div class="o">${each.school} · ${each.place}</div></article>`)}
<h2>Certificates</h2>${all(person.certifications, ([title, issuer, year]) => `<article><div class="d">${year}</div><h3>${title}</h3><div class="o">${issuer}</div></article>`)}</main>`,
  },
};
