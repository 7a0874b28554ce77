import type { ResumeData } from "@/contracts/model/resume/data";
import { linkTarget, mailTarget } from "@/typeset/content/links";

/** What search engines read of a person (schema.org, JSON-LD); only what the page itself shows. */
export function personData(data: ResumeData, url: string): Record<string, unknown> {
  const { basics, picture, sections } = data;
  const profiles = sections.profiles.hidden ? [] : sections.profiles.items;
  const sameAs = profiles.flatMap((profile) => (profile.hidden ? [] : (linkTarget(profile.website.url) ?? [])));
  const person = {
    "@context": "https://schema.org",
    "@type": "Person",
    name: basics.name,
    jobTitle: basics.headline,
    email: mailTarget(basics.email) === null ? "" : basics.email,
    telephone: basics.phone,
    url: linkTarget(basics.website.url) ?? "",
    mainEntityOfPage: url,
    image: picture.hidden || picture.url === "" || !URL.canParse(picture.url, url) ? "" : new URL(picture.url, url).href,
    address: basics.location === "" ? "" : { "@type": "PostalAddress", addressLocality: basics.location },
    sameAs: sameAs.length > 0 ? sameAs : "",
  };
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== ""));
}

/** JSON that is safe in a script element: nothing in it can end that element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
