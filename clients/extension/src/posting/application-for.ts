import { hasPhrase, plain } from "@/clients/extension/src/fields/plain";

export interface Listed {
  id: string;
  company: string;
  role: string;
  status: string;
  sourceUrl: string | null;
}

/** The application that a page belongs to: by the address of its posting, else by company and role in the title of the page. */
export function applicationFor(url: string, title: string, applications: readonly Listed[]): Listed | null {
  const open = applications.filter(({ status }) => status !== "closed");
  const same = open.find(({ sourceUrl }) => sourceUrl !== null && isBelow(url, sourceUrl));
  if (same) return same;
  const words = plain(title);
  const named = open.filter(({ company, role }) => hasPhrase(words, plain(company)) && hasPhrase(words, plain(role)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The page of a posting, or one below it, such as its form. */
function isBelow(url: string, posting: string): boolean {
  if (!URL.canParse(url) || !URL.canParse(posting)) return false;
  const [page, base] = [new URL(url), new URL(posting)];
  const path = base.pathname.replace(/\/$/, "");
  if (page.origin !== base.origin) return false;
  const numbers = [...base.searchParams].filter(([, value]) => /\d{3,}/.test(value));
  if (path === "" || numbers.length > 0)
    return (
      page.pathname.startsWith(path) &&
      numbers.length > 0 &&
      numbers.every(([name, value]) => page.searchParams.get(name) === value)
    );
  return page.pathname === path || page.pathname.startsWith(`${path}/`) || page.pathname.replace(/\/$/, "") === path;
}
