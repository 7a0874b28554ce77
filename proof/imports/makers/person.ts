/** `[year, month]`; null is “still going on”. */
export type Moment = readonly [year: number, month: number];
export type Span = readonly [start: Moment, end: Moment | null];

export interface MakerPerson {
  key: string;
  locale: string;
  name: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  site: string;
  profiles: readonly (readonly [network: string, username: string, address: string])[];
  summary: string;
  jobs: readonly (readonly [company: string, position: string, place: string, dates: Span, points: readonly string[]])[];
  schools: readonly (readonly [school: string, degree: string, area: string, place: string, dates: Span])[];
  projects: readonly (readonly [name: string, dates: Span, point: string])[];
  skills: readonly (readonly [label: string, words: readonly string[]])[];
  languages: readonly (readonly [language: string, fluency: string])[];
  publications: readonly (readonly [title: string, venue: string, year: number])[];
  awards: readonly (readonly [title: string, giver: string, year: number])[];
  /** A section that no product knows by its heading. */
  own: { title: string; entries: readonly (readonly [name: string, dates: Span, point: string])[] };
}
