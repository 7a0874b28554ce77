import { DavFailed } from "./dav-failed";

/** Far above what a list of events has. The library's time grows with the square of the depth. */
const MAX_DEPTH = 64;

/** Rejects XML that would take long to parse: elements in elements in elements, too many of them, or declarations of entities. */
export function refuseLargeXml(text: string, maxTags: number): void {
  let [depth, tags, end] = [0, 0, -1];
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    tags += 1;
    if (text.startsWith("<!DOCTYPE", at)) throw new DavFailed("too-much");
    if (text.startsWith("<![CDATA[", at)) at = text.indexOf("]]>", at);
    else if (text[at + 1] === "/") depth -= 1;
    else if (text[at + 1] !== "?" && text[at + 1] !== "!") {
      // Looked for once, however many tags begin before it.
      if (end < at) end = text.indexOf(">", at);
      if (end < 0) return;
      if (text[end - 1] !== "/") depth += 1;
    }
    if (depth > MAX_DEPTH || tags > maxTags) throw new DavFailed("too-much");
    // A part that does not end.
    if (at < 0) return;
  }
}
