import type { BuilderPerson, Stay } from "@/proof/imports/builders/builder";
import type { MakerPerson, Span } from "@/proof/imports/makers/person";
import { sitePerson } from "@/proof/imports/sites/site-people";

const stay = ([from, to]: Span): Stay => ({ from, to });

/** A fictional person from the word lists of a half, in the form that builders print. */
export function randomPerson(seed: string, half: "open" | "sealed"): BuilderPerson {
  const person: MakerPerson = sitePerson(seed, half);
  return {
    locale: person.locale,
    name: person.name,
    headline: person.headline,
    email: person.email,
    phone: person.phone,
    location: person.location,
    site: person.site,
    profiles: person.profiles,
    summary: person.summary,
    jobs: person.jobs.map(([company, position, place, span, points]) => ({
      company,
      place,
      roles: [{ position, points, ...stay(span) }],
    })),
    schools: person.schools.map(([school, degree, area, place, span]) => ({
      school,
      degree: `${degree}${area === "" ? "" : `, ${area}`}`,
      place,
      ...stay(span),
    })),
    skills: person.skills,
    languages: person.languages,
    certifications: [],
  };
}
