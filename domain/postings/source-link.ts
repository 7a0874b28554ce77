import { LIMITS } from "@/contracts/limits";

/** The input of a user: a link, a text, or a text with its link on a separate line. */
export type PostingInput = {
  /** The link as it was written; null if there is none. */
  link: string | null;
  /** The text without the link, trimmed. */
  text: string;
};

const WITH_SCHEME = /^[a-z][a-z0-9+.-]{0,20}:\S+$/i;
const WITHOUT_SCHEME = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,62})\.)+\p{L}{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** Takes a link from the input: the whole of it, or its first or last line. A link within a sentence is part of the text. */
export function readPostingInput(input: string): PostingInput {
  const trimmed = input.trim();
  if (!/\s/.test(trimmed)) {
    const bare = trimmed.replace(/^<(.+)>$/, "$1");
    if (WITH_SCHEME.test(bare)) return { link: bare, text: "" };
    if (WITHOUT_SCHEME.test(bare)) return { link: `https://${bare}`, text: "" };
    return { link: null, text: trimmed };
  }
  const lines = trimmed.split(/\r\n?|\n/);
  for (const at of [0, lines.length - 1]) {
    const line = (lines[at] ?? "").trim();
    if (/^https?:\/\/\S+$/i.test(line))
      return { link: line, text: [...lines.slice(0, at), ...lines.slice(at + 1)].join("\n").trim() };
  }
  return { link: null, text: trimmed };
}

/** Takes a link apart; null for what is none, or is longer than a link may be: names of hosts are read in quadratic time. */
export function parseLink(link: string, base?: URL): URL | null {
  return link.length <= LIMITS.application.url && URL.canParse(link, base) ? new URL(link, base) : null;
}

/** A link as it may be stored: http or https, without the part that can hold a password. Null for any other. */
export function storedLink(link: string): string | null {
  const url = parseLink(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.username = "";
  url.password = "";
  return url.href.length <= LIMITS.application.url ? url.href : null;
}
