import { escapeHtml } from "@/domain/rich-text/escape";
import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { odhran as person } from "@/proof/imports/builders/people/odhran";

const dates = inWords("en-US", "short");

/** A page of a site that was saved: blocks without any meaning, dates after the text blocks that they belong to, tags for skills. */
export const savedPage: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "Summary",
    experience: "Work history",
    education: "Education",
    certifications: "Certifications",
    skills: "Skills",
    languages: "Languages",
  },
  source: {
    kind: "html",
    html: `<!doctype html><html><head><title>${person.name}</title><style>.x{float:right}</style></head><body><nav><a href="/">Home</a> <a href="/blog">Blog</a></nav>
<div><div style="font-size:32px">${person.name}</div><div>${person.headline}</div><div><span>${person.location}</span><span> · </span><span>${person.phone}</span><span> · </span><a href="mailto:${person.email}">${person.email}</a></div><div><a href="https://${person.site}">${person.site}</a> <a href="https://${person.profiles[0]?.[2]}">${person.profiles[0]?.[2]}</a></div></div>
<div><h2>Summary</h2><div>${person.summary}</div></div><div><h2>Work history</h2>
${all(positions(person), (each) => `<div><div><b>${each.position}</b> <span class="x">${when(each, dates, " – ", "Present")}</span></div><div><i>${each.company}</i> <span class="x">${each.place}</span></div><div><ul>${all(each.points, (point) => `<li>${escapeHtml(point)}</li>`)}</ul></div></div>`)}</div>
<div><h2>Education</h2>${all(person.schools, (each) => `<div><div><b>${each.degree}</b> <span class="x">${when(each, dates, " – ", "Present")}</span></div><div><i>${each.school}</i> <span class="x">${each.place}</span></div></div>`)}</div>
<div><h2>Certifications</h2>${all(person.certifications, ([title, issuer, year]) => `<div><b>${title}</b> · ${issuer} · ${year}</div>`)}</div>
<div><h2>Skills</h2>${all(person.skills, ([label, words]) => `<dl><dt>${label}</dt><dd>${all(words, (word) => `<span class="tag">${word}</span> `)}</dd></dl>`)}</div>
<div><h2>Languages</h2><table>${all(person.languages, ([language, fluency]) => `<tr><td>${language}</td><td>${fluency}</td></tr>`)}</table></div></body></html>`,
  },
};
