/** The person's names, none of which are secret. */
export type KnownOfPerson = { name?: string | null; username?: string | null; email?: string | null };

export type Weakness = "common" | "personal";

/**
 * Why a password would be among the first guesses, or null. `common` holds the most common passwords in lower case. A password
 * that consists of the person's name, username or address, with any punctuation and trailing digits, is personal.
 */
export function weaknessOf(password: string, common: ReadonlySet<string>, person: KnownOfPerson): Weakness | null {
  if (common.has(password.toLowerCase())) return "common";
  const core = coreOf(password);
  if (core === "") return null;
  const { name, username, email } = person;
  const known = [name, username, email, email?.split("@")[0]].map((text) => coreOf(text ?? ""));
  return known.includes(core) ? "personal" : null;
}

/** Only letters and digits, without trailing digits: "Ada.Example-1990" is "adaexample". */
const coreOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/\p{N}+$/u, "");
