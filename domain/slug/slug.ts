import { LIMITS } from "@/contracts/limits";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text is an address: groups of a–z and 0–9 joined by single dashes, at most 64 characters. */
export const isSlug = (text: string): boolean => text.length <= LIMITS.slug.max && SLUG.test(text);

/** Letters that do not decompose into a plain letter and a mark. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ə: "a",
  ĸ: "k",
  ſ: "s",
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  є: "ie",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  ђ: "dj",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  џ: "dz",
  ќ: "k",
  ѓ: "g",
  ѕ: "dz",
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "y",
  φ: "f",
  χ: "ch",
  ψ: "ps",
  ω: "o",
};

/** The slug form of a text; empty if no letter or digit remains. Cut to 64 characters, at the end of a word if possible. */
export function slugForm(text: string): string {
  const plain = [...text.normalize("NFKC").toLowerCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join("")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/['’`]/g, "");
  const bare = [...plain].map((letter) => LETTERS[letter] ?? letter).join("");
  return cut(bare.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, ""), LIMITS.slug.max);
}

/** The address generated from a resume's name: its slug form, or `resume` if that is empty. */
export const slugFromName = (name: string): string => slugForm(name) || "resume";

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function nextFreeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let candidate = slug;
  for (let number = 2; isTaken(candidate); number++) candidate = numberedSlug(slug, number);
  return candidate;
}

/** `slug-2` and so on, within 64 characters. */
function numberedSlug(slug: string, number: number): string {
  const ending = `-${number}`;
  return slug.slice(0, LIMITS.slug.max - ending.length).replace(/-+$/, "") + ending;
}

function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const shortened = slug.slice(0, length);
  const wordEnd = slug[length] === "-" ? length : shortened.lastIndexOf("-");
  return (wordEnd > length / 2 ? shortened.slice(0, wordEnd) : shortened).replace(/-+$/, "");
}
