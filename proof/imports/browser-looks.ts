import type { PlainPerson } from "@/proof/imports/plain-person";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const page = (style: string, body: string) => `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`;
const list = (points: readonly string[]) =>
  points.length === 0 ? "" : `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join("")}</ul>`;
const joined = (parts: readonly string[], between: string) =>
  parts
    .filter((part) => part !== "")
    .map(escaped)
    .join(between);

type Entry = PlainPerson["jobs"][number];
type Look = (person: PlainPerson) => string;

/** The sections that all looks have, each with its heading; entries as the look wants them. */
function sections({ titles, ...person }: PlainPerson, entry: (one: Entry) => string): Record<string, string> {
  const under = (key: string, body: string) =>
    body === "" ? "" : `<section><h2>${escaped(titles[key] ?? key)}</h2>${body}</section>`;
  return {
    summary: under("summary", person.summary === "" ? "" : `<p>${escaped(person.summary)}</p>`),
    experience: under("experience", person.jobs.map(entry).join("")),
    education: under("education", person.schools.map(entry).join("")),
    projects: under(
      "projects",
      person.projects.map(({ title, dates, points }) => entry({ title, organisation: "", place: "", dates, points })).join(""),
    ),
    skills: under(
      "skills",
      person.skills.map(({ name, keywords }) => `<p><b>${escaped(name)}</b> ${joined(keywords, ", ")}</p>`).join(""),
    ),
    languages: under(
      "languages",
      person.languages.map(({ name, fluency }) => `<p>${escaped(name)} <i>${escaped(fluency)}</i></p>`).join(""),
    ),
    certifications: under(
      "certifications",
      person.certifications
        .map(({ title, issuer, date }) => `<p><b>${escaped(title)}</b> ${joined([issuer, date], ", ")}</p>`)
        .join(""),
    ),
  };
}

/** A page of a person's own website, printed: a wide head, entries with their dates at the right. */
const website: Look = (person) => {
  const parts = sections(
    person,
    ({ title, organisation, place, dates, points }) =>
      `<article><header><h3>${escaped(title)}</h3><time>${escaped(dates)}</time></header><p class="at">${joined([organisation, place], " · ")}</p>${list(points)}</article>`,
  );
  const contact = joined([person.email, person.phone, person.location, person.site], "</span><span>");
  return page(
    `body{font:10pt/1.45 "DejaVu Sans",sans-serif}h1{font-size:26pt;margin:0}h2{font-size:12pt;text-transform:uppercase;letter-spacing:1px;
border-bottom:1px solid #999}header{display:flex;justify-content:space-between}h3{font-size:10.5pt;margin:0}.at{color:#555;margin:0}span{margin-right:14pt}`,
    `<h1>${escaped(person.name)}</h1><p>${escaped(person.headline)}</p><p><span>${contact}</span></p>${Object.values(parts).join("")}`,
  );
};

/** A generator's layout: a coloured column of short lists at the left, everything else beside it. */
const sidebarGrid: Look = (person) => {
  const { skills, languages, certifications, ...main } = sections(
    person,
    ({ title, organisation, place, dates, points }) =>
      `<article><h3>${joined([organisation, title], " – ")}</h3><p class="when">${joined([dates, place], " | ")}</p>${list(points)}</article>`,
  );
  const contact = [person.email, person.phone, person.location, person.site].map((each) => `<p>${escaped(each)}</p>`).join("");
  return page(
    `@page{margin:0}body{margin:0;font:9.5pt/1.4 "Liberation Sans",sans-serif;display:grid;grid-template-columns:62mm 1fr}
aside{background:#22384d;color:#fff;padding:10mm 6mm;-webkit-print-color-adjust:exact}main{padding:10mm}h1{font-size:20pt;margin:0 0 2mm}h2{font-size:11.5pt}
h3{font-size:10pt;margin:3mm 0 0}.when{color:#666;margin:0}`,
    `<aside><h1>${escaped(person.name)}</h1><p>${escaped(person.headline)}</p>${contact}${skills}${languages}${certifications}</aside><main>${Object.values(main).join("")}</main>`,
  );
};

/** A table for each section, dates in its first column, in a serif face and centred above. */
const serifTable: Look = (person) => {
  const parts = sections(
    person,
    ({ title, organisation, place, dates, points }) =>
      `<table><tr><td class="when">${escaped(dates)}</td><td><b>${escaped(title)}</b>, ${joined([organisation, place], ", ")}${list(points)}</td></tr></table>`,
  );
  return page(
    `body{font:11pt/1.35 "Liberation Serif",serif}h1,.head{text-align:center;margin:0}h2{font-size:13pt;font-variant:small-caps;margin:5mm 0 1mm}
td{vertical-align:top}.when{width:38mm}ul{margin:1mm 0}`,
    `<h1>${escaped(person.name)}</h1><p class="head">${escaped(person.headline)}</p><p class="head">${joined([person.location, person.phone, person.email, person.site], " • ")}</p>${Object.values(parts).join("")}`,
  );
};

/** Looks that a browser prints. */
export const BROWSER_LOOKS: Record<string, Look> = {
  "browser-website": website,
  "browser-sidebar": sidebarGrid,
  "browser-table": serifTable,
};
