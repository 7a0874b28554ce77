import type { MailAuthentication } from "@/contracts/model/mail-proposal";

/** A header of a mail: its name in lower case, and its value on one line. */
export type Header = readonly [name: string, value: string];

/**
 * The DMARC result of the server that received a mail. Only the topmost `Authentication-Results` counts, and only where that server wrote it:
 * a sender can add such headers as well, but they come below the `Received` line of the server that took the mail. So below one the result
 * has to carry the name of a server above it, of the mailbox's server, or of the domain of its address.
 */
export function mailAuthentication(headers: readonly Header[], from: string, own: readonly string[]): MailAuthentication {
  const at = headers.findIndex(([name]) => name === "authentication-results");
  const result = headers[at]?.[1];
  if (!result) return "unknown";
  const receivers = headers
    .slice(0, at)
    .flatMap(([name, value]) => (name === "received" ? (/\bby\s+([\w.-]+)/i.exec(value)?.[1] ?? []) : []));
  if (receivers.length > 0 && !isOneOf(writerOf(result), [...receivers, ...own])) return "unknown";
  const found = /(?:^|;)\s*dmarc\s*=\s*(\w+)([^;]*)/i.exec(withoutWords(result));
  const about = /header\.from\s*=\s*([\w.-]+)/i.exec(found?.[2] ?? "")?.[1];
  const domain = from.split("@").at(-1) ?? "";
  if (about && organization(about) !== organization(domain)) return "unknown";
  const verdict = found?.[1]?.toLowerCase();
  return verdict === "pass" ? "pass" : verdict === "fail" ? "fail" : "unknown";
}

/** A result without comments and without separators in quotation marks: both may hold what the sender calls itself. */
function withoutWords(result: string): string {
  let [text, depth, isQuoted] = ["", 0, false];
  for (let at = 0; at < result.length; at++) {
    const letter = result[at] ?? "";
    if (letter === "\\" && (isQuoted || depth > 0)) at += 1;
    else if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) text += /[\w.-]/.test(letter) ? letter : "_";
    else if (letter === "(") depth += 1;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) text += letter;
  }
  return text;
}

/** The name of the server that wrote a result; Microsoft's have none. */
const writerOf = (result: string): string => (/^\s*([\w.-]+)\s*(?:\d+\s*)?;/.exec(result)?.[1] ?? MICROSOFT).toLowerCase();
const MICROSOFT = "outlook.com";
const OF_MICROSOFT = /(?:^|\.)(?:outlook|office365|hotmail|live|microsoft)\.com$/;

/** Whether the server of that name wrote a result. */
export const isWrittenBy = (result: string, name: string): boolean =>
  /^\s*([\w.-]+)\s*(?:\d+\s*)?;/.exec(result)?.[1]?.toLowerCase() === name;

const isOneOf = (writer: string, names: readonly string[]): boolean =>
  names.some((name) => organization(name) === organization(writer) || (OF_MICROSOFT.test(name) && OF_MICROSOFT.test(writer)));

const SECOND_LEVEL = /^(?:co|com|org|net|ac|gov|edu)$/;

/** The registered part of a name, near enough: two labels, or three below `co.uk` and the like. */
function organization(name: string): string {
  const labels = name.toLowerCase().replace(/\.$/, "").split(".");
  const short = (labels.at(-1)?.length ?? 0) === 2 && SECOND_LEVEL.test(labels.at(-2) ?? "");
  return labels.slice(short ? -3 : -2).join(".");
}
