import type { ImportDoubt } from "@/contracts/imports/doubts";
import type { ResumeData } from "@/contracts/model/resume/data";
import { addDoubt, type Doubts } from "@/domain/imports/pdf/doubts/item";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { isPlace, isRole } from "@/domain/imports/pdf/structure/words";

const EMAIL = /^[^\s@()<>,;:]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Contact details that cannot be whole: an address without an end, a number with too few digits, a name with signs. */
export function doubtContact(basics: ResumeData["basics"], locale: string, doubts: Doubts): void {
  const doubt = (field: string, isOdd: boolean, reason: ImportDoubt = "unlike-field") => {
    if (isOdd) addDoubt(doubts, reason, [`/basics/${field}`]);
  };
  const { name, headline, email, phone, location, website } = basics;
  const digits = phone.replaceAll(/\D/g, "").length;
  doubt("email", email !== "" && !EMAIL.test(email));
  doubt(
    "phone",
    phone !== "" && (digits < 7 || digits > 15 || (phone.match(/\(/g)?.length ?? 0) !== (phone.match(/\)/g)?.length ?? 0)),
  );
  doubt("website/url", website.url !== "" && !URL.canParse(website.url));
  doubt(
    "name",
    name === "" ||
      /[\d@|•·:/]/.test(name) ||
      /\p{Ll}{2}\p{Lu}\p{Ll}{2}/u.test(name) ||
      isPlace(name) ||
      name.split(/\s+/).length < 2,
  );
  const isOddHeadline =
    /[@|•]|https?:/.test(headline) || headingKind(headline) !== undefined || findPeriod(headline, locale) !== undefined;
  doubt("headline", headline !== "" && (isOddHeadline || (!/\s/.test(headline) && !isRole(headline))));
  // “0123”, “m” or “NY” by itself is the end of a detail that was wrapped.
  const ends = basics.customFields.filter(({ text, link }) => link === "" && isEnd(text));
  for (const { text } of ends) {
    doubt("phone", /^[\d\s()-]+$/.test(text), "incomplete");
    doubt("location", location !== "" && isPlace(text), "incomplete");
    doubt("email", email !== "" && /^\p{Ll}/u.test(text), "incomplete");
    doubt("website/url", website.url !== "" && /^\p{Ll}/u.test(text), "incomplete");
  }
  doubt("location", location !== "" && (/[@|•]|https?:/.test(location) || location.split(/\s+/).length > 10));
}

/** Too short to be a separate detail. */
const isEnd = (text: string) => /^(?:[\d\s()-]{2,9}|\p{Ll}\S{0,3}|\p{Lu}{2,3})$/u.test(text.trim());
