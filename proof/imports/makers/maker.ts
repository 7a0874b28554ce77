/** How a maker gives a resume its look. `maker.typ` draws it. */
export interface Maker {
  page: "one" | "left" | "right";
  paper: "a4" | "us-letter";
  /** Points. */
  margin: number;
  font: string;
  size: number;
  accent: string;
  name: "plain" | "two" | "lines" | "caps";
  nameSize: number;
  head: "left" | "centre" | "right" | "split";
  headline: boolean;
  contact: "plain" | "icons" | "words" | "labels";
  contactAs: "line" | "lines";
  separator: string;
  profiles: "handle" | "word" | "labelled" | "address" | "url";
  mailto: boolean;
  heading: "rule" | "caps" | "part" | "centre" | "bar" | "plain";
  entry:
    | "rendercv"
    | "awesome"
    | "rail"
    | "rail-stacked"
    | "jake"
    | "deedy"
    | "alta"
    | "before"
    | "brackets"
    | "line"
    | "last"
    | "table";
  first: "title" | "organisation";
  /** Width of the column of dates, or of the side column, in points. */
  rail: number;
  railRight: boolean;
  twoLines: boolean;
  duration: boolean;
  durationJoint: string;
  bullet: string;
  indent: number;
  entryGap: number;
  hyphens: boolean;
  footer: "none" | "page" | "name";
  dates: "short" | "long" | "dotted" | "numeric" | "year" | "iso" | "caps";
  dash: string;
  order: readonly Section[];
  /** Headings as this maker words them; English only. */
  titles: Readonly<Partial<Record<Section, string>>>;
}

export type Section =
  | "summary"
  | "experience"
  | "education"
  | "projects"
  | "skills"
  | "languages"
  | "publications"
  | "awards"
  | "own";

const ORDER: readonly Section[] = [
  "summary",
  "experience",
  "education",
  "projects",
  "publications",
  "own",
  "awards",
  "skills",
  "languages",
];
export const STUDENT: readonly Section[] = [
  "education",
  "skills",
  "experience",
  "projects",
  "awards",
  "publications",
  "own",
  "languages",
  "summary",
];
export const SCHOLAR: readonly Section[] = [
  "education",
  "experience",
  "publications",
  "awards",
  "own",
  "projects",
  "languages",
  "skills",
  "summary",
];

const PLAIN: Maker = {
  page: "one",
  paper: "a4",
  margin: 54,
  font: "Carlito",
  size: 10,
  accent: "#1f4e79",
  name: "plain",
  nameSize: 24,
  head: "left",
  headline: true,
  contact: "plain",
  contactAs: "line",
  separator: "  |  ",
  profiles: "address",
  mailto: true,
  heading: "rule",
  entry: "line",
  first: "title",
  rail: 90,
  railRight: false,
  twoLines: false,
  duration: false,
  durationJoint: " · ",
  bullet: "•",
  indent: 4,
  entryGap: 9,
  hyphens: false,
  footer: "none",
  dates: "short",
  dash: " – ",
  order: ORDER,
  titles: {},
};

/** A maker with the given look, and a plain one otherwise. */
export const maker = (own: Partial<Maker>): Maker => ({ ...PLAIN, ...own });
