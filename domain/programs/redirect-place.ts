import type { ProgramPlace } from "@/contracts/accounts/programs";

/** The same machine, in the spellings that registrations may use. */
const THIS_COMPUTER: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Where a program redirects the user: the only verified detail about it. */
export function redirectPlace(address: string): ProgramPlace {
  const { protocol, hostname, host } = new URL(address);
  if (protocol === "https:") return { kind: "site", name: host };
  if (protocol === "http:" && THIS_COMPUTER.has(hostname)) return { kind: "computer", name: hostname };
  return { kind: "app", name: protocol.slice(0, -1) };
}

/** The places of several addresses, each once. */
export function redirectPlaces(addresses: readonly string[]): ProgramPlace[] {
  const places = new Map<string, ProgramPlace>();
  for (const place of addresses.map(redirectPlace)) places.set(place.kind === "computer" ? place.kind : place.name, place);
  return [...places.values()];
}
