import { hasPhrase, plain } from "@/clients/extension/src/fields/plain";

/** A job of the resume, as far as a portal shows it. */
export interface Job {
  company: string;
  position: string;
  period: string;
}

export type Finding = { kind: "missing-job"; job: Job } | { kind: "changed-dates"; job: Job; missing: string[] };

const NEAR = 400;

/**
 * What a portal made of the resume: jobs that its page does not show, and jobs without the years of the resume nearby. Null where the page
 * shows no job at all, so that it is no preview.
 */
export function compareJobs(jobs: readonly Job[], pageText: string): Finding[] | null {
  const text = plain(pageText);
  const shown = jobs.filter(({ company }) => company.trim() !== "" && hasPhrase(text, plain(company)));
  if (shown.length === 0) return null;
  return jobs.flatMap((job): Finding[] => {
    if (job.company.trim() === "") return [];
    if (!shown.includes(job)) return [{ kind: "missing-job", job }];
    const years = [...new Set([...job.period.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => year))];
    const around = placesOf(text, plain(job.company)).map((at) => text.slice(Math.max(0, at - NEAR), at + NEAR));
    const missing = years.filter((year) => !around.some((part) => hasPhrase(part, year) || part.includes(` ${year}`)));
    return missing.length > 0 && around.some((part) => /\b(?:19|20)\d{2}\b/.test(part))
      ? [{ kind: "changed-dates", job, missing }]
      : [];
  });
}

function placesOf(text: string, phrase: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) found.push(at);
  return found;
}
