import { all, type Builder, numeric, positions } from "@/proof/imports/builders/builder";
import { roswitha as person } from "@/proof/imports/builders/people/roswitha";

const dates = ({ from, to }: Parameters<typeof positions>[0]["schools"][number] | ReturnType<typeof positions>[number]) =>
  to === null ? `seit ${numeric(from)}` : `${numeric(from)} - ${numeric(to)}`;
const rows = (list: readonly (readonly [string, string])[]) =>
  `<table>${all(list, ([left, right]) => `<tr><td class="l">${left}</td><td>${right}</td></tr>`)}</table>`;

/** A German life in tables: “seit 05/2021”, personal details with labels, a signature with place and date at the end. */
export const seitTable: Builder = {
  person,
  columns: "one",
  dateWords: "seit Name Geburtsdatum Familienstand ledig Staatsangehörigkeit deutsch Leipzig, den Lebenslauf Anschrift",
  without: ["headline"],
  titles: {
    experience: "Beruflicher Werdegang",
    education: "Schul- und Berufsausbildung",
    certifications: "Weiterbildung",
    skills: "Weitere Kenntnisse",
    languages: "Sprachen",
    interests: "Interessen",
  },
  source: {
    kind: "page",
    html: `<style>@page{size:A4;margin:20mm 22mm}body{margin:0;font:11pt/1.35 "Liberation Serif"}h1{font-size:20pt;font-weight:400;margin:0 0 4mm}h2{font-size:12pt;margin:5mm 0 1mm;border-bottom:1px solid #000}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:.6mm 0}.l{width:44mm}ul{margin:0;padding-left:4mm}</style>
<h1>Lebenslauf</h1><h2>Persönliche Daten</h2>${rows([
      ["Name", person.name],
      ["Anschrift", person.location],
      ["Telefon", person.phone],
      ["E-Mail", person.email],
      ["Geburtsdatum", "12.03.1994 in Grimma"],
      ["Familienstand", "ledig"],
    ])}
<h2>Beruflicher Werdegang</h2>${rows(positions(person).map((each) => [dates(each), `<b>${each.position}</b><br>${each.company.replace("&", "&amp;")}, ${each.place}<ul>${all(each.points, (point) => `<li>${point}</li>`)}</ul>`]))}
<h2>Schul- und Berufsausbildung</h2>${rows(person.schools.map((each) => [dates(each), `<b>${each.degree}</b><br>${each.school}, ${each.place}`]))}
<h2>Weiterbildung</h2>${rows(person.certifications.map(([name, issuer, year]) => [String(year), `${name}, ${issuer}`]))}
<h2>Weitere Kenntnisse</h2>${rows(person.skills.map(([label, words]) => [label, words.join(", ")]))}
<h2>Sprachen</h2>${rows(person.languages.map(([language, fluency]) => [language, fluency]))}
<h2>Interessen</h2><div>${(person.interests ?? []).join(", ")}</div><p style="margin-top:12mm">Leipzig, den 3. November 2026</p>`,
  },
};
