/** Parameters that say where a click came from, not what it leads to. */
const TRACKING =
  /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref|refid|referrer|referer|source|src|trk|trackingid|gh_src|lever-(source|origin)|lipi|origin|from|position|pagenum|iis|iisn)$/i;

function parsed(address: string): URL | null {
  try {
    const url = new URL(address.trim());
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** A link in the form in which two addresses of one posting are equal, or null for what is no link of the web. */
export function canonicalLink(address: string): string | null {
  const url = parsed(address);
  if (!url) return null;
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(byNameAndValue);
  const query = new URLSearchParams(parameters).toString();
  const path = url.pathname.replace(/\/+$/, "");
  return url.host.replace(/^www\./, "") + path + (query && `?${query}`);
}

const byNameAndValue = ([a, one]: [string, string], [b, other]: [string, string]) =>
  a === b ? (one < other ? -1 : Number(one > other)) : a < b ? -1 : 1;

/** How job boards write the id of a job in their addresses. The first group is the id. */
const BOARDS: { board: string; host: RegExp; path?: RegExp; parameters?: string[] }[] = [
  { board: "greenhouse", host: /(^|\.)greenhouse\.io$/, path: /\/jobs\/(\d+)/ },
  { board: "lever", host: /(^|\.)lever\.co$/, path: /^\/[^/]+\/([\da-f]{8}-[\da-f-]{27})/i },
  { board: "ashby", host: /(^|\.)ashbyhq\.com$/, path: /^\/[^/]+\/([\da-f]{8}-[\da-f-]{27})/i },
  { board: "workable", host: /(^|\.)workable\.com$/, path: /\/j\/([\dA-Z]{8,})/i },
  { board: "smartrecruiters", host: /(^|\.)smartrecruiters\.com$/, path: /^\/[^/]+\/(\d{6,})/ },
  { board: "personio", host: /\.jobs\.personio\.(?:de|com)$/, path: /^\/job\/(\d+)/ },
  {
    board: "linkedin",
    host: /(^|\.)linkedin\.com$/,
    path: /^\/jobs\/view\/(?:[^/]*-)?(\d{6,})\/?$/,
    parameters: ["currentJobId"],
  },
  { board: "indeed", host: /(^|\.)indeed\.[a-z.]+$/, parameters: ["jk", "vjk"] },
  { board: "stepstone", host: /(^|\.)stepstone\.[a-z.]+$/, path: /--(\d+)-inline\.html$/ },
];

/** The job that a link is about, as a board knows it, such as `greenhouse 4011223`; null where the board is not known. */
export function jobIdOf(address: string): string | null {
  const url = parsed(address);
  if (!url) return null;
  // Companies show their jobs of Greenhouse on their own pages.
  const embedded = url.searchParams.get("gh_jid");
  if (embedded && /^\d+$/.test(embedded)) return `greenhouse ${embedded}`;
  for (const { board, host, path, parameters = [] } of BOARDS) {
    if (!host.test(url.hostname)) continue;
    const id = path?.exec(url.pathname)?.[1] ?? parameters.map((name) => url.searchParams.get(name)).find(Boolean);
    // Personio counts the jobs of each company by themselves.
    if (id) return `${board === "personio" ? url.hostname : board} ${id.toLowerCase()}`;
  }
  return null;
}
