/** A calendar or an address book by the last part of its address, until its name is known. */
export function namedByAddress(url: string): { url: string; name: string } {
  const folder = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? url;
  try {
    return { url, name: decodeURIComponent(folder) };
  } catch {
    return { url, name: folder };
  }
}
