/** Words before and after a name that belong to neither part of it. */
const TITLE = /^(?:(?:dr|prof|mr|mrs|ms|mx|ing|dipl|herr|frau|mme|m|sr|sra)\.?(?:-ing\.?)?|dott\.?(?:ssa)?)$/i;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|ph\.?d|mba|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?d|rn|cpa|esq)\.?$/i;
/** Words with which a family name begins. */
const PARTICLE =
  /^(?:van|von|vom|zu|zum|zur|de|da|das|do|dos|del|della|delle|di|du|der|den|des|la|le|las|los|el|al|bin|ibn|ben|bint|ter|ten|af|av)$/;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Given and family names, without titles and degrees. A single word is a given name; a name in Chinese, Japanese or Korean letters begins
 * with the family name, and is not split where it has no space.
 */
export function personName(full: string): { firstName: string; lastName: string } {
  const [family, givenName] = full.split(/,\s*/).map((part) => part.trim());
  if (family && givenName && !SUFFIX.test(givenName)) return { firstName: givenName, lastName: family };
  const words = (family ?? "").split(/\s+/).filter((word) => word !== "");
  while (words[0] && TITLE.test(words[0])) words.shift();
  while (words.length > 2 && SUFFIX.test(words.at(-1) ?? "")) words.pop();
  const [first = "", ...rest] = words;
  if (EAST_ASIAN.test(full))
    return rest.length === 0 ? { firstName: "", lastName: "" } : { firstName: rest.join(" "), lastName: first };
  if (rest.length === 0) return { firstName: first, lastName: "" };
  const particle = words.findIndex((word, index) => index > 0 && PARTICLE.test(word));
  const at = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { firstName: words.slice(0, at).join(" "), lastName: words.slice(at).join(" ") };
}
