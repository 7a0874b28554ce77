import type { Application } from "@/contracts/model/application";

/** What was found in a posting. `filledBy` says who filled the fields; `none`: the text and its link are all there is. */
export type ReadPosting = Pick<
  Application,
  "role" | "company" | "location" | "salary" | "requirements" | "jobDescription" | "postingSource"
> & { sourceUrl: string | null; filledBy: "ai" | "page" | "none" };

/** Reads what was pasted: a link becomes the link of the posting, a text its description. */
export async function readPosting(text: string): Promise<ReadPosting> {
  const pasted = text.trim();
  const whole = webAddress(pasted);
  return {
    role: "",
    company: "",
    location: "",
    salary: "",
    requirements: [],
    jobDescription: whole === null ? pasted : "",
    sourceUrl: whole ?? firstAddress(pasted),
    filledBy: "none",
    postingSource: null,
  };
}

/** The text as an http or https address; a scheme may be missing. Null: it is none. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return null;
  const candidate = /^https?:\/\//i.test(trimmed)
    ? trimmed
    : /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(trimmed)
      ? `https://${trimmed}`
      : null;
  try {
    return candidate === null ? null : new URL(candidate).href;
  } catch {
    return null;
  }
}

/** The first link that a text contains. */
const firstAddress = (text: string): string | null => {
  const found = /https?:\/\/[^\s<>"')\]]+/i.exec(text)?.[0].replace(/[.,;:!?]+$/, "");
  return found === undefined ? null : webAddress(found);
};

/** “Company, role” as one writes it in one line; null for anything longer, or for a link. */
export function typedJob(text: string): { company: string; role: string } | null {
  const line = text.trim();
  if (line === "" || line.includes("\n") || line.length > 120 || webAddress(line) !== null) return null;
  const [company = "", ...role] = line.split(/,| [-–—] /);
  return { company: company.trim(), role: role.join(",").trim() };
}
