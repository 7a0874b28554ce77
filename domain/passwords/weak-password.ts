/** What a person is called here; none of it is a secret. */
export type KnownOfPerson = { name?: string | null; username?: string | null; email?: string | null };

export type Weakness = "common" | "personal";

/**
 * Why a password would be among the first guesses, or null. `common` holds the most common passwords in lower case. A password that is
 * the person's name, username or address, whatever stands between its letters and however many digits follow, is personal.
 */
export function weaknessOf(password: string, common: ReadonlySet<string>, person: KnownOfPerson): Weakness | null {
  if (common.has(password.toLowerCase())) return "common";
  const core = coreOf(password);
  if (core === "") return null;
  const { name, username, email } = person;
  const known = [name, username, email, email?.split("@")[0]].map((text) => coreOf(text ?? ""));
  return known.includes(core) ? "personal" : null;
}

/** Letters and digits alone, without the digits at the end: "Ada.Example-1990" is "adaexample". */
const coreOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/\p{N}+$/u, "");
