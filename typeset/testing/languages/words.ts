/** The texts of a small resume in one language. Everyone in it is fictional. */
export interface SampleWords {
  name: string;
  headline: string;
  location: string;
  phone: string;
  /** Rich text without markup, two or three sentences. */
  summary: string;
  position: string;
  company: string;
  city: string;
  /** Points of the job; the first one mixes in a Latin name or a number. */
  done: readonly string[];
  degree: string;
  area: string;
  school: string;
  skill: string;
  keywords: readonly string[];
  language: string;
  fluency: string;
  interest: string;
}
