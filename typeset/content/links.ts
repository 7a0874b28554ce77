/** The engine rejects longer link targets. */
const LONGEST_TARGET = 2048;

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The target of a printed link, or null if the address must stay text: not an absolute http, https, mailto or tel URL, or too
 * long.
 */
export function linkTarget(url: string): string | null {
  const address = url.toWellFormed().trim();
  if (address === "" || address.length > LONGEST_TARGET || !URL.canParse(address)) return null;
  const parsed = new URL(address);
  if (!SCHEMES.has(parsed.protocol)) return null;
  if (parsed.protocol.startsWith("http") && parsed.hostname === "") return null;
  // Stored as typed if possible, so that readers of the PDF see the URL the person wrote.
  return /^[\x21-\x7E]+$/.test(address) ? address : parsed.href;
}

/** Target for an e-mail address as typed, or null when it does not look like one. */
export function mailTarget(email: string): string | null {
  const address = email.trim();
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]{2,}$/.test(address) ? linkTarget(`mailto:${address}`) : null;
}

/** Target for a telephone number as typed, or null when there are too few digits to dial. */
export function phoneTarget(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "");
  return /^\+?\d{5,20}$/.test(digits) ? `tel:${digits}` : null;
}
