/**
 * The address of a posting at its board, where a company's own site only shows it: `?gh_jid=` is its number at Greenhouse, and the page
 * names the company's board. null for other pages.
 */
export function boardAddressIn(html: string, link: URL): string | null {
  const id = link.searchParams.get("gh_jid") ?? "";
  if (!/^\d{1,20}$/.test(id)) return null;
  const company =
    /(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io\/(?:embed\/job_(?:board|app)(?:\/js)?\?(?:[\w=&;-]*[&;])?for=)?([\w-]{1,60})/.exec(
      html,
    )?.[1] ?? /boards-api\.greenhouse\.io\/v1\/boards\/([\w-]{1,60})/.exec(html)?.[1];
  return company === undefined || company === "embed" ? null : `https://boards.greenhouse.io/${company}/jobs/${id}`;
}

/** Where the text of a page is, if it is only in a frame of the page: iCIMS shows postings so. */
export function addressOfFrame(link: URL): URL {
  if (!/\.icims\.com$/.test(link.hostname) || !/^\/jobs\/\d+/.test(link.pathname)) return link;
  const frame = new URL(link);
  frame.searchParams.set("in_iframe", "1");
  return frame;
}
