import type { Moment } from "@/proof/imports/makers/person";

/** A person as a builder's page shows them; all of them, their employers and schools are fictional. Employers may have several positions. */
export interface BuilderPerson {
  locale: string;
  name: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  site: string;
  profiles: readonly (readonly [network: string, username: string, address: string])[];
  summary: string;
  jobs: readonly { company: string; place: string; roles: readonly Role[] }[];
  schools: readonly (Stay & { school: string; degree: string; place: string })[];
  skills: readonly (readonly [label: string, words: readonly string[]])[];
  languages: readonly (readonly [language: string, fluency: string])[];
  certifications: readonly (readonly [title: string, issuer: string, year: number])[];
  publications?: readonly (readonly [title: string, publisher: string, year: number])[];
  interests?: readonly string[];
}

export interface Stay {
  from: Moment;
  /** null is “still going on”. */
  to: Moment | null;
}
export type Role = Stay & { position: string; points: readonly string[] };

/** Sections in the order in which they are printed, with their headings. */
export type Titles = Readonly<
  Partial<
    Record<
      "summary" | "experience" | "education" | "skills" | "languages" | "certifications" | "publications" | "interests",
      string
    >
  >
>;

/** A page of one builder: what it shows of the person, and the source of the file. */
export interface Builder {
  person: BuilderPerson;
  titles: Titles;
  columns: "one" | "left" | "right";
  /** Sections of the side column, where these are others than usual. */
  aside?: readonly (keyof Titles)[];
  /** Dates show no months. */
  isInYears?: true;
  /** Fields of the person that the page leaves out. */
  without?: readonly ("headline" | "summary" | "site" | "profiles" | "location")[];
  /** Words of dates and labels that are stored in other words. */
  dateWords?: string;
  source: Source;
}

export type Source =
  | { kind: "page"; html: string; header?: string; footer?: string }
  | { kind: "typst"; typst: string }
  | { kind: "word"; file: Uint8Array }
  | { kind: "html"; html: string };

/** Prints when something was: `print` a month, with `dash` between them. */
export const when = ({ from, to }: Stay, print: (moment: Moment) => string, dash: string, present: string): string =>
  `${print(from)}${dash}${to === null ? present : print(to)}`;

export const numeric = ([year, month]: Moment): string => `${String(month).padStart(2, "0")}/${year}`;
export const inYears = ([year]: Moment): string => String(year);
export const inWords =
  (locale: string, style: "short" | "long") =>
  ([year, month]: Moment): string =>
    new Intl.DateTimeFormat(locale, { month: style, year: "numeric", timeZone: "UTC" }).format(
      new Date(Date.UTC(year, month - 1, 1)),
    );

/** Whole years and months of a stay until November 2026, “2 yrs 10 mos”. */
export function lengthOf({ from, to }: Stay, year: string, month: string): string {
  const [untilYear, untilMonth] = to ?? [2026, 11];
  const months = (untilYear - from[0]) * 12 + untilMonth - from[1] + 1;
  const parts = [[Math.floor(months / 12), year] as const, [months % 12, month] as const];
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}${count > 1 ? "s" : ""}`])).join(" ");
}

/** Every position with its employer. */
export const positions = ({ jobs }: BuilderPerson) =>
  jobs.flatMap(({ roles, ...job }) => roles.map((role) => ({ ...job, ...role })));

export const all = <T>(list: readonly T[], print: (each: T, index: number) => string): string => list.map(print).join("");
