import { isIP } from "node:net";

/**
 * The part of an address that identifies a client: an IPv4 address itself, or the first 64 bits of IPv6, because one household
 * can use all addresses of a /64. IPv4-mapped IPv6 counts as IPv4. Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  const plain = address.split("%")[0] ?? "";
  if (isIP(plain) !== 6) return address;
  const groups = groupsOf(plain);
  const mapped = mappedAddress(groups);
  return (
    mapped ??
    `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(":")}::/64`
  );
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [left = "", right] = address.split("::");
  const start = numbersOf(left);
  if (right === undefined) return start;
  const end = numbersOf(right);
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}

/** The groups of a part; a dotted IPv4 part counts as two. */
function numbersOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function mappedAddress(groups: readonly number[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return null;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
