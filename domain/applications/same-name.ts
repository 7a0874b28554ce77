/** Letters that do not fall apart into a plain letter and an accent. */
export const PLAIN_LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Legal forms at the end of a company's name, without dots. */
const LEGAL_FORMS = new Set(
  (
    "gmbh mbh ag kg kgaa ohg gbr ug haftungsbeschrankt se ev inc incorporated ltd limited llc llp lp plc corp corporation co company " +
    "bv nv vof sa sas sasu sarl rl srl spa sl slu ab as asa oy oyj aps is hf pty pte pvt private kk sro doo dd kft zrt ood ead " +
    "spzoo sagl sprl bvba ltda eood"
  ).split(" "),
);

/** A text as plain small letters and digits, its words apart by one space. `C++` and `C#` stay distinct. */
function plainWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’.`´]/g, "")
    .replace(/\b(\p{L})\/(\p{L})\b/gu, "$1$2")
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== "");
}

/** A company's name in the form in which two spellings of it are equal: without case, accents, punctuation and legal form. */
export function companyKey(name: string): string {
  const words = plainWords(name);
  // Poland's form is three words.
  if (words.length > 3 && /^sp z o ?o$/.test(words.slice(-3).join(" "))) words.splice(-3);
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ") || name.trim().toLowerCase();
}

/** `(m/w/d)`, `(f/m/x)` and the like, with or without brackets. */
const GENDERS = /\(?(?<![\p{L}\p{N}])[mwfdxihn](?:\s*[/|*]\s*[mwfdxihn]){1,4}(?![\p{L}\p{N}])\)?/giu;

/** A job title in the form in which two spellings of it are equal: without case, accents, punctuation and the note about genders. */
export const roleKey = (role: string): string => plainWords(role.replace(GENDERS, " ")).join(" ") || role.trim().toLowerCase();
