import { all, type Builder, inWords, positions, when } from "@/proof/imports/builders/builder";
import { aurele as person } from "@/proof/imports/builders/people/aurele";

const dates = inWords("fr-FR", "long");

/** A saved page of cards: the dates lead, headings of a lower rank name the entries, lists of definitions for the rest. */
export const cardPage: Builder = {
  person,
  columns: "one",
  titles: {
    summary: "À propos",
    experience: "Parcours professionnel",
    education: "Études",
    certifications: "Certifications",
    skills: "Savoir-faire",
    languages: "Langues",
  },
  source: {
    kind: "html",
    html: `<!doctype html><html lang="fr"><head><title>CV</title></head><body><header><h1>${person.name}</h1><p>${person.headline}</p>
<ul><li>${person.location}</li><li>${person.phone}</li><li><a href="mailto:${person.email}">${person.email}</a></li><li><a href="https://${person.site}">${person.site}</a></li><li><a href="https://${person.profiles[0]?.[2]}">${person.profiles[0]?.[2]}</a></li></ul></header>
<section><h2>À propos</h2><p>${person.summary}</p></section><section><h2>Parcours professionnel</h2>
${all(positions(person), (each) => `<article><time>${when(each, dates, " – ", "aujourd’hui")}</time><h3>${each.position}</h3><h4>${each.company} (${each.place})</h4><ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul></article>`)}</section>
<section><h2>Études</h2>${all(person.schools, (each) => `<article><time>${when(each, dates, " – ", "aujourd’hui")}</time><h3>${each.degree}</h3><h4>${each.school} (${each.place})</h4></article>`)}</section>
<section><h2>Certifications</h2><ul>${all(person.certifications, ([title, issuer, year]) => `<li>${title} – ${issuer}, ${year}</li>`)}</ul></section>
<section><h2>Savoir-faire</h2><dl>${all(person.skills, ([label, words]) => `<dt>${label}</dt>${all(words, (word) => `<dd>${word}</dd>`)}`)}</dl></section>
<section><h2>Langues</h2><dl>${all(person.languages, ([language, fluency]) => `<dt>${language}</dt><dd>${fluency}</dd>`)}</dl></section></body></html>`,
  },
};
