import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { sietske as person } from "@/proof/imports/builders/people/sietske";

const dates = ({ from, to }: Parameters<typeof when>[0]) =>
  when({ from, to }, inWords("nl-NL", "long"), " - ", "heden").toUpperCase();
const line = (name: string, text: string) => `<p class="${name}">${text}</p>`;
const span = (name: string, text: string) => `<span class="${name}">${text}</span>`;

/** A word processor's page that was saved: paragraphs of numbered classes, employer, place and position in one heading, dates below. */
export const docsHtml: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "PROFIEL",
    experience: "ERVARING",
    education: "OPLEIDING",
    skills: "VAARDIGHEDEN",
    languages: "TALEN",
  },
  source: {
    kind: "html",
    html: `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">.c1{font-size:9pt;color:#666}.c2{font-weight:700;font-size:36pt}.c3{font-weight:700}.c4{font-style:italic}.c5{color:#2079c7;font-weight:700;font-size:9pt}ol{margin:0}</style></head><body class="c9 doc-content">
${line("c8 title", span("c2", person.name))}${line("c7 subtitle", span("c6", person.headline))}
${line("c7", `${span("c1", `${person.location}, ${person.phone}, `)}${span("c1", `<a href="mailto:${person.email}">${person.email}</a>`)}`)}${line("c7", span("c1", `<a href="https://${person.site}">${person.site}</a> | <a href="https://${person.profiles[0]?.[2]}">${person.profiles[0]?.[2]}</a>`))}
<h1 class="c10" id="h.x">${span("c5", "PROFIEL")}</h1>${line("c7", span("c6", person.summary))}
<h1 class="c10" id="h.y">${span("c5", "ERVARING")}</h1>
${all(positions(person), (each) => `<h2 class="c11">${span("c3", each.company)}${span("c6", `, ${each.place} — `)}${span("c4", each.position)}</h2><h3 class="c12">${span("c1", dates(each))}</h3><ul class="c13 lst-kix_a-0">${all(each.points, (point) => `<li class="c14">${span("c6", point)}</li>`)}</ul>`)}
<h1 class="c10">${span("c5", "OPLEIDING")}</h1>
${all(person.schools, (each) => `<h2 class="c11">${span("c3", each.school)}${span("c6", `, ${each.place} — `)}${span("c4", each.degree)}</h2><h3 class="c12">${span("c1", dates(each))}</h3>`)}
<h1 class="c10">${span("c5", "VAARDIGHEDEN")}</h1>${all(person.skills, ([label, words]) => line("c7", `${span("c3", `${label}: `)}${span("c6", words.join(", "))}`))}
<h1 class="c10">${span("c5", "TALEN")}</h1>${all(person.languages, ([language, fluency]) => line("c7", span("c6", `${language} (${fluency})`)))}</body></html>`,
  },
};
