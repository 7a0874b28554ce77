const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The secret of an authenticator app as the server stores it; the app's URI contains it in base32. */
export function secretOf(uri: string): string {
  const letters = new URL(uri).searchParams.get("secret") ?? "";
  const bits = [...letters].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []).toString();
}
