import { escapeHtml } from "@/domain/rich-text/escape";
import { all, type Builder, inWords, lengthOf, when } from "@/proof/imports/builders/builder";
import { odhran as person } from "@/proof/imports/builders/people/odhran";

const dates = inWords("en-US", "short");
const stay = (each: { from: readonly [number, number]; to: readonly [number, number] | null }) =>
  `${when(each, dates, " - ", "Present")} · ${lengthOf(each, "yr", "mo")}`;

/** An employer with the length of the whole stay and several positions below, dates and lengths on the second line; page numbers below. */
export const networkExport: Builder = {
  person,
  columns: "one",
  dateWords: "yr yrs mo mos",
  titles: {
    summary: "About",
    experience: "Experience",
    education: "Education",
    certifications: "Licenses & certifications",
    skills: "Skills",
    languages: "Languages",
  },
  source: {
    kind: "page",
    footer: `<div style="font-size:8px;width:100%;text-align:center;color:#777">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
    header: `<div style="font-size:8px;width:100%;padding-left:16mm;color:#777">${person.name} – Profile</div>`,
    html: `<style>@page{size:Letter;margin:17mm 16mm}body{margin:0;font:11pt/1.5 "Liberation Sans"}h1{font-size:22pt;margin:0}h2{font-size:15pt;margin:9mm 0 3mm}
h3{font-size:11.5pt;margin:0}.g{color:#666;font-size:10pt}.role{margin:3mm 0 3mm 8mm}p{margin:1mm 0}</style>
<h1>${person.name}</h1><p>${person.headline}</p><p class="g">${person.location} · <a href="mailto:${person.email}">${person.email}</a> · ${person.phone}</p>
<p class="g">${person.site} · ${person.profiles.map(([, , address]) => address).join(" · ")}</p><h2>About</h2><p>${person.summary}</p><h2>Experience</h2>
${all(person.jobs, ({ company, place, roles }) => {
  const whole = { from: roles.at(-1)?.from ?? ([2020, 1] as const), to: roles[0]?.to ?? null };
  const list = (points: readonly string[]) => all(points, (point) => `<p>- ${escapeHtml(point)}</p>`);
  const [only] = roles;
  return roles.length > 1 || !only
    ? `<h3>${company}</h3><div class="g">${lengthOf(whole, "yr", "mo")}</div><div class="g">${place}</div>${all(roles, (role) => `<div class="role"><h3>${role.position}</h3><div class="g">${stay(role)}</div>${list(role.points)}</div>`)}`
    : `<h3>${only.position}</h3><div>${company}</div><div class="g">${stay(only)}</div><div class="g">${place}</div>${list(only.points)}`;
})}
<h2>Education</h2>${all(person.schools, (each) => `<h3>${each.school}</h3><div>${each.degree}</div><div class="g">${when(each, dates, " - ", "Present")}</div><div class="g">${each.place}</div>`)}
<h2>Licenses &amp; certifications</h2>${all(person.certifications, ([title, issuer, year]) => `<p><b>${title}</b><br>${issuer}<br><span class="g">Issued ${year}</span></p>`)}
<h2>Skills</h2>${all(person.skills, ([label, words]) => `<p><b>${label}</b><br>${words.join(" • ")}</p>`)}
<h2>Languages</h2>${all(person.languages, ([language, fluency]) => `<p>${language}<br><span class="g">${fluency}</span></p>`)}`,
  },
};
