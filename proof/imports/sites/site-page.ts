import type { Section } from "@/proof/imports/makers/maker";
import { printedPerson, shownSections } from "@/proof/imports/makers/maker-person";
import type { MakerPerson } from "@/proof/imports/makers/person";
import { ENTRIES, type SiteLook } from "@/proof/imports/sites/site-look";

type Printed = ReturnType<typeof printedPerson>;
type Entry = Omit<Printed["jobs"][number], "points"> & { points: readonly string[] };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
/** What pages with two columns have in the narrow one. */
const ASIDE: ReadonlySet<Section> = new Set(["skills", "languages", "awards"]);
const MARKS = { disc: "• ", dash: "– ", check: "✓ ", square: "▪ ", none: "" };

/** A resume as the page of a site. */
export function sitePage(person: MakerPerson, look: SiteLook): string {
  const printed = printedPerson(person, look.maker);
  const sections = shownSections(person, look.maker).map(({ key, title }) => ({
    key,
    html:
      look.layout === "label-rail"
        ? `<section class="rail"><h2>${escaped(title)}</h2><div>${sectionOf(key, printed, look)}</div></section>`
        : `<section><h2>${escaped(title)}</h2>${sectionOf(key, printed, look)}</section>`,
  }));
  const inside = (isAside: boolean) =>
    sections
      .filter(({ key }) => ASIDE.has(key) === isAside)
      .map(({ html }) => html)
      .join("");
  const head = `<h1>${escaped(printed.name)}</h1>${look.maker.headline ? `<p class="headline">${escaped(printed.headline)}</p>` : ""}`;
  const contact = `<div class="contact">${contactOf(printed, look)}</div>`;
  const all = sections.map(({ html }) => html).join("");
  const bodies: Record<SiteLook["layout"], string> = {
    one: head + contact + all,
    "label-rail": head + contact + all,
    grid: `<div class="grid"><aside>${contact}${inside(true)}</aside><main>${head}${inside(false)}</main></div>`,
    float: `<aside class="float">${contact}${inside(true)}</aside><main class="beside">${head}${inside(false)}</main>`,
    table: `<table class="outer"><tr><td class="wide">${head}${inside(false)}</td><td class="narrow">${contact}${inside(true)}</td></tr></table>`,
    two: `${head}${contact}<div class="halves"><main>${inside(false)}</main><aside>${inside(true)}</aside></div>`,
  };
  return `<!doctype html><meta charset="utf-8"><style>${style(look)}</style>${bodies[look.layout]}`;
}

const style = (
  look: SiteLook,
) => `@page{margin:14mm}body{margin:0;font:${look.body}}h1{font-size:2.3em;margin:0 0 4px}p{margin:2px 0}
h2{font-size:1.25em;margin:14px 0 6px;${look.heading}}article{margin:0 0 10px;break-inside:avoid}.a{${look.first}}.b{${look.second}}
.row{display:flex;justify-content:space-between;gap:12px}.row>:last-child{text-align:right;flex:none}ul{margin:3px 0;padding-left:16px}
ul.own{list-style:none;padding-left:4px}.aside{display:grid;grid-template-columns:34mm 1fr;gap:4mm}.rightrail{display:grid;grid-template-columns:1fr 36mm;gap:4mm}
.rightrail>:last-child{text-align:right}section.rail{display:grid;grid-template-columns:38mm 1fr;gap:5mm}.grid{display:grid;grid-template-columns:58mm 1fr;gap:8mm}
.halves{display:grid;grid-template-columns:1fr 62mm;gap:8mm}.float{float:right;width:55mm}.beside{margin-right:62mm}.outer{width:100%;border-collapse:collapse}
.outer td{vertical-align:top}.wide{padding-right:8mm}.narrow{width:56mm}.chip{display:inline-block;border:1px solid #888;border-radius:8px;padding:1px 7px;margin:2px}
.cols{display:grid;grid-template-columns:1fr 1fr 1fr}.contact span{margin-right:10px}.contact td{padding-right:8px}.headline{font-size:1.15em;color:#555}`;

function contactOf(printed: Printed, { contact, maker }: SiteLook): string {
  const shown = printed.profiles.map(({ network, username, address }) =>
    maker.profiles === "labelled"
      ? ([network, `<a href="https://${address}">${username}</a>`] as const)
      : ([network, `<a href="https://${address}">${maker.profiles === "url" ? `https://www.${address}` : address}</a>`] as const),
  );
  const details: (readonly [string, string])[] = [
    ["Email", `<a href="mailto:${printed.email}">${printed.email}</a>`],
    ["Phone", printed.phone],
    ["Location", escaped(printed.location)],
    ...(printed.site === "" ? [] : ([["Website", `<a href="https://${printed.site}">${printed.site}</a>`]] as const)),
    ...shown,
  ];
  const named = ([label, text]: readonly [string, string]) =>
    maker.profiles === "labelled" && printed.profiles.some(({ network }) => network === label) ? `${label}: ${text}` : text;
  if (contact === "line") return details.map(named).join(" | ");
  if (contact === "lines") return details.map((each) => `<p>${named(each)}</p>`).join("");
  if (contact === "labels") return details.map(([label, text]) => `<p><b>${label}:</b> ${text}</p>`).join("");
  if (contact === "table")
    return `<table>${details.map(([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`).join("")}</table>`;
  return details
    .map((each) => `<span><svg width="9" height="9"><circle cx="4" cy="4" r="4"/></svg> ${named(each)}</span>`)
    .join("");
}

function sectionOf(key: Section, printed: Printed, look: SiteLook): string {
  const entries = (list: readonly Entry[]) => list.map((each) => entryOf(each, look)).join("");
  if (key === "summary") return `<p>${escaped(printed.summary)}</p>`;
  if (key === "experience") return entries(printed.jobs);
  if (key === "education") return entries(printed.schools);
  if (key === "projects") return entries(printed.projects);
  if (key === "own") return entries(printed.own);
  if (key === "skills") return skillsOf(printed, look);
  if (key === "languages")
    return printed.languages
      .map(({ name, fluency }) => {
        if (look.languages === "brackets") return `<p>${name} (${fluency})</p>`;
        if (look.languages === "columns") return `<p class="row"><span>${name}</span><i>${fluency}</i></p>`;
        return `<p><b>${name}</b>${look.languages === "dash" ? " – " : ": "}${fluency}</p>`;
      })
      .join("");
  return printed[key]
    .map(
      ({ title, giver, date }) =>
        `<p class="row"><span><b>${escaped(title)}</b>, ${escaped(giver)}</span><span>${date}</span></p>`,
    )
    .join("");
}

function skillsOf({ skills }: Printed, { skills: way }: SiteLook): string {
  return skills
    .map(({ name, words }) => {
      if (way === "labelled") return `<p><b>${escaped(name)}:</b> ${words.map(escaped).join(", ")}</p>`;
      if (way === "dots") return `<p><b>${escaped(name)}</b></p><p>${words.map(escaped).join(" · ")}</p>`;
      const each = words.map(escaped);
      const body =
        way === "chips"
          ? each.map((word) => `<span class="chip">${word}</span>`).join("")
          : way === "bullets"
            ? `<ul>${each.map((word) => `<li>${word}</li>`).join("")}</ul>`
            : `<div class="cols">${each.map((word) => `<span>${word}</span>`).join("")}</div>`;
      return `<p><b>${escaped(name)}</b></p>${body}`;
    })
    .join("");
}

function entryOf(entry: Entry, look: SiteLook): string {
  const [way, ...lines] = ENTRIES[look.entry];
  const isTitleFirst = look.maker.first === "title";
  const [a, b] = isTitleFirst ? [entry.title, entry.organisation] : [entry.organisation, entry.title];
  const texts: Record<string, string> = {
    A: `<span class="a">${escaped(a || b)}</span>`,
    B: a && b ? `<span class="b">${escaped(b)}</span>` : "",
    P: escaped(entry.place),
    D: escaped(entry.dates),
  };
  const points =
    entry.points.length === 0
      ? ""
      : look.points === "none"
        ? entry.points.map((point) => `<p>${escaped(point)}</p>`).join("")
        : look.points === "disc"
          ? `<ul>${entry.points.map((point) => `<li>${escaped(point)}</li>`).join("")}</ul>`
          : `<ul class="own">${entry.points.map((point) => `<li>${MARKS[look.points]}${escaped(point)}</li>`).join("")}</ul>`;
  const body = `${lines.map((line) => lineOf(line, texts)).join("")}${points}`;
  if (way === "above") return `<article>${body}</article>`;
  if (way === "right") return `<article class="rightrail"><div>${body}</div><div>${texts.D}</div></article>`;
  const rail = way === "D" ? texts.D : `${texts.D}<br>${texts.P}`;
  return `<article class="aside"><div>${rail}</div><div>${body}</div></article>`;
}

/** A line of an entry's head; separators of texts that are empty are left out. */
function lineOf(line: string, texts: Record<string, string>): string {
  const fill = (part: string) => {
    const pieces = part.split(/(?<![A-Za-z])([ABPD])(?![A-Za-z])/);
    let result = "";
    for (let at = 1; at < pieces.length; at += 2) {
      const text = texts[pieces[at] ?? ""] ?? "";
      if (text === "") continue;
      const before = pieces[at - 1] ?? "";
      const after = at + 2 >= pieces.length ? (pieces[at + 1] ?? "") : "";
      result += (result === "" && !before.startsWith("(") ? "" : before) + text + after;
    }
    return result;
  };
  const [left = "", right] = line.split(">");
  const filled = [left, ...(right === undefined ? [] : [right])].map(fill);
  if (filled.every((part) => part === "")) return "";
  return right === undefined
    ? `<div>${filled[0]}</div>`
    : `<div class="row"><span>${filled[0]}</span><span>${filled[1]}</span></div>`;
}
