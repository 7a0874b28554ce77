import type { SearchResult } from "@/contracts/applications/web-access";
import type { Opportunity } from "@/contracts/model/career/opportunity";
import type { CareerProfile } from "@/contracts/model/career/profile";
import { oneLine } from "@/domain/postings/found";
import { payIn } from "@/domain/postings/money";
import { readTitle } from "@/domain/postings/titles";
import { searchText } from "@/domain/search/search-text";

type Posting = Pick<Opportunity, "role" | "company" | "location" | "snippet">;

/** A posting as described by a search result: its title is read where it follows a usual pattern, else it is the role. */
export function foundPosting({ url, title, description }: SearchResult): Posting {
  const parts = title.split(/\s[|·•]\s/).map((part) => part.trim());
  const read = [...parts, title].map((part) => readTitle(part)).find((found) => found !== null);
  return {
    role: oneLine(read?.role) || oneLine(parts[0]),
    company: oneLine(read?.company) || new URL(url).hostname.replace(/^www\./, ""),
    location: oneLine(read?.location),
    snippet: description,
  };
}

/** Preferences of a profile that a search result speaks of, as the profile has them. */
export function meets(
  { targetRoles, locations }: Pick<CareerProfile, "targetRoles" | "locations">,
  result: SearchResult,
): string[] {
  const text = ` ${searchText(`${result.title} ${result.description}`).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
  const isMentioned = (wish: string) => {
    const words = searchText(wish)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
    return (
      words !== "" &&
      (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(words) ? text.includes(words) : text.includes(` ${words} `))
    );
  };
  return [...new Set([...targetRoles, ...locations])].filter(isMentioned);
}

const OFFICE = /\b(?:remote|hybrid|on-?site|in office|home ?office|telework|teletravail|vor ort|teletrabajo|presencial)\b/;

/** Fields that a search result does not have. */
export const silentOn = ({ title, description }: SearchResult): Opportunity["unknowns"] => [
  ...(payIn(`${title} ${description}`) === "" ? (["salary"] as const) : []),
  ...(OFFICE.test(searchText(`${title} ${description}`)) ? [] : (["office"] as const)),
];
