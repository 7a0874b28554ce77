const LOCAL =
  /^(localhost|127(?:\.\d+){3}|\[::1\]|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|[\w-]+\.(?:local|lan|home\.arpa|internal))$/i;

/** The address of a server as a person types it, or null. Without a scheme it is https, in the own network http. */
export function serverAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const host = trimmed.split(/[/?#]/)[0] ?? "";
  const whole = /^https?:\/\//i.test(trimmed)
    ? trimmed
    : `${LOCAL.test(host.replace(/:\d+$/, "")) ? "http" : "https"}://${trimmed}`;
  if (!URL.canParse(whole)) return null;
  const { origin, username, password, hostname } = new URL(whole);
  return username || password || hostname === "" ? null : origin;
}
