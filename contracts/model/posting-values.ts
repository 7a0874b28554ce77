/** Values that clients of version 6.0.0 know. Source: interface-details 2.1. */
export const POSTING_METHODS = ["paste", "builtin", "firecrawl", "tavily", "exa"] as const;
export const POSTING_FORMATS = ["text", "markdown"] as const;
export const POSTING_COMPLETENESS = ["unknown", "incomplete"] as const;
export const FALLBACK_REASONS = [
  "unsafe-url",
  "unreachable",
  "not-a-page",
  "too-large",
  "auth",
  "quota",
  "malformed",
  "empty",
  "challenge",
  "timeout",
  "unavailable",
  "rate-limit",
] as const;

/** Our more precise values, each with the documented value it maps to. */
export const PRECISE = {
  method: {
    file: "paste",
    extension: "paste",
    page: "builtin",
    "job-board": "builtin",
    search: "builtin",
    provider: "builtin",
  },
  format: { html: "text", json: "text", "json-ld": "text", pdf: "text" },
  completeness: { full: "unknown", partial: "incomplete" },
  fallbackReason: {
    refused: "unavailable",
    "too-many-redirects": "unreachable",
    "unsupported-type": "not-a-page",
    "provider-failed": "unavailable",
  },
} as const;

const keysOf = <Key extends string>(values: Record<Key, unknown>) => Object.keys(values) as Key[];

export const PRECISE_METHODS = keysOf(PRECISE.method);
export const PRECISE_FORMATS = keysOf(PRECISE.format);
export const PRECISE_COMPLETENESS = keysOf(PRECISE.completeness);
export const PRECISE_REASONS = keysOf(PRECISE.fallbackReason);
export const UNREAD_REASONS = [...FALLBACK_REASONS, ...PRECISE_REASONS] as const;
