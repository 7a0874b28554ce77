import { type Maker, maker, STUDENT } from "@/proof/imports/makers/maker";
import { randomOf } from "@/proof/imports/makers/random";

/** How a site gives a resume its look; `site-page.ts` writes it as HTML, which a browser prints. */
export interface SiteLook {
  /** What dates, contact details and order look like, as for the makers that are typeset. */
  maker: Maker;
  layout: "one" | "grid" | "float" | "table" | "label-rail" | "two";
  entry: keyof typeof ENTRIES;
  /** The face of the first and the second name. */
  first: string;
  second: string;
  heading: string;
  body: string;
  points: "disc" | "dash" | "check" | "square" | "none";
  skills: "labelled" | "chips" | "bullets" | "dots" | "columns";
  languages: "brackets" | "dash" | "colon" | "columns";
  contact: "line" | "lines" | "labels" | "table" | "icons";
}

/**
 * Lines of an entry's head. A and B are the names, P the place, D the dates; `>` puts what follows at the right end. The first word is where the
 * head is: above the text, or beside it in a rail.
 */
export const ENTRIES = {
  "dates right": ["above", "A>D", "B, P"],
  "places right": ["above", "A>P", "B>D"],
  "one line": ["above", "A | B | P | D"],
  "one line with commas": ["above", "A, B, P>D"],
  "dates first": ["above", "D", "A", "B · P"],
  "dates last": ["above", "A", "B — P>D"],
  at: ["above", "A at B", "D | P"],
  brackets: ["above", "A (D)", "B, P"],
  "four lines": ["above", "A", "B", "P", "D"],
  "dates in front": ["above", "D: A, B", "P"],
  "names and dates": ["above", "A – B", "D · P"],
  "names in two lines": ["above", "A", "B>D", "P"],
  "rail of dates": ["D", "A", "B, P"],
  "rail of dates and places": ["D/P", "A, B"],
  "rail of dates, one line": ["D", "A | B | P"],
  "rail at the right": ["right", "A", "B", "P"],
} as const;

const FACES = [
  "font-weight:700",
  "font-style:italic",
  "color:#2a5d84",
  "text-transform:uppercase;letter-spacing:.5px",
  "font-weight:600;font-size:1.15em",
  "",
];
const HEADINGS = [
  "border-bottom:1px solid #777",
  "text-transform:uppercase;letter-spacing:2px;color:#2a5d84",
  "background:#e5ecf2;padding:2px 6px;-webkit-print-color-adjust:exact",
  "font-variant:small-caps;text-align:center",
  "font-weight:400;font-size:1.5em",
  "text-decoration:underline;font-size:1em",
  "border-left:4px solid #b5472f;padding-left:6px",
  "text-transform:uppercase;font-size:1em;border-top:2px solid #333;border-bottom:1px solid #333",
];
const BODIES = [
  '10pt/1.4 "Liberation Sans",sans-serif',
  '11pt/1.3 "Liberation Serif",serif',
  '9.5pt/1.5 "DejaVu Sans",sans-serif',
  '10pt/1.45 "DejaVu Serif",serif',
  '9pt/1.35 "Liberation Sans Narrow","Liberation Sans",sans-serif',
];
const LAYOUTS = ["one", "one", "one", "grid", "float", "table", "label-rail", "two"] as const;

/** The look of a site, the same for the same seed. */
export function siteLook(seed: string): SiteLook {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const layout = pick(LAYOUTS);
  const entries = (Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).filter(
    (name) => layout === "one" || ENTRIES[name][0] === "above",
  );
  const points = pick(["disc", "disc", "dash", "check", "square", "none"] as const);
  const isSide = layout === "grid" || layout === "float" || layout === "table" || layout === "two";
  const entry = pick(entries);
  const first = pick(["title", "organisation"] as const);
  return {
    maker: maker({
      page: isSide ? "left" : "one",
      // “Trust at Gardener” is written by no one.
      first: entry === "at" ? "title" : first,
      dates: pick(["short", "long", "numeric", "year", "iso", "caps"] as const),
      dash: pick([" – ", " - ", "–", " to ", " — "]),
      profiles: pick(["address", "labelled", "url"] as const),
      bullet: points === "none" ? "" : "•",
      headline: random() < 0.7,
      order: random() < 0.7 ? maker({}).order : STUDENT,
    }),
    layout,
    entry,
    first: pick(FACES.slice(0, 5)),
    second: pick(FACES),
    heading: pick(HEADINGS),
    body: pick(BODIES),
    points,
    skills: pick(["labelled", "labelled", "chips", "bullets", "dots", "columns"] as const),
    languages: pick(["brackets", "dash", "colon", "columns"] as const),
    contact: pick(["line", "line", "lines", "labels", "table", "icons"] as const),
  };
}
