import { isPlace, isRole, roleEvidence } from "@/domain/imports/pdf/structure/words";
import { readTitle } from "@/domain/postings/titles";

/** Company and role of a line as people write it; what it does not say is empty. */
export interface TypedLine {
  company: string;
  role: string;
  location: string;
}

const LEGAL_FORM =
  /^(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag|kg|se|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|b\.?v\.?|n\.?v\.?|ab|as|oy)\.?$/i;
const GENDERS = /^(?:[mfwdxhv](?:\s?[/|,*]\s?[mfwdxhv])+|all genders|gn|alle)$/i;
const SEPARATOR = /\s+[–—|·•/-]\s+|(?<=\p{L}):\s+/u;

/** “Applied to Northpine as Engineer”: the words of an application, the company, the word for “as”, the role. */
const APPLIED =
  /^(?:applied|application|apply|applying|bewerbung|beworben|candidature|postulé|candidatura|postulación|aplicado|candidatou-se|sollicitatie|gesolliciteerd|aplikacja|başvuru|подано заявку)\s+(?:to|at|with|bei(?: der| dem)?|chez|à|en|a|presso|bij|na|no|w|do|до|в)\s+(.{2,80}?)\s+(?:as|als|comme|como|come|jako|olarak|на посаду)\s+(?:an?\s+|eine?\s+|un[ae]?\s+|een\s+)?(.{2,120})$/iu;
/** Words between a role and the company after it, in the languages of the product; several of them also come before places. */
const AT =
  /^(.{2,120}?)\s+(?:beim|für|presso (?:la|il|lo|l[’'])|au sein de|pour|en(?: la| el)?|in|da|na|no|nos|em|voor|w firmie|we?|у(?: компанії)?|в(?: компанії)?|في(?: شركة)?|لدى)\s+(?=[\p{Lu}\p{Lo}\d])(.{2,80})$/u;
/** “Northpine’da mühendis”, “Northpine şirketinde mühendis”, “株式会社北松のエンジニア”. */
const COMPANY_FIRST =
  /^(.{2,60}?)(?:[’'](?:n?[dt][ae])\s+|\s+(?:şirketinde|firmasında)\s+|の(?=\S*(?:エンジニア|マネージャー|デザイナー|担当|職)))(.{2,120})$/u;
const EASTERN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/**
 * “Senior Product Engineer at Northpine”, “Product Engineer, Northpine”, “Designer @ Figma”, “Northpine – Designer (Berlin)”: words of
 * positions say which part is the role; without any the company comes first.
 */
export function readTypedLine(input: string): TypedLine {
  const line = input
    .replace(/\s+/g, " ")
    .replace(/\s@(?=\p{L})/u, " @ ")
    .trim();
  const [, before = "", inside = ""] = /^(.+?)\s*\(([^()]{2,60})\)$/.exec(line) ?? [];
  if (before === "" || GENDERS.test(inside)) return readParts(line, "");
  if (isRole(inside) && !isRole(before)) return { company: before, role: inside, location: "" };
  const read = readParts(before, "");
  // “Designer (Northpine)”: in brackets behind a role alone is its company, unless it is a place.
  if (read.company === "" && read.role !== "" && !isPlace(inside)) return { ...read, company: inside };
  return { ...read, location: read.location || inside };
}

function readParts(text: string, location: string): TypedLine {
  const known = readLinked(text);
  if (known) return withoutPlace(known);
  const isDashed = text.split(SEPARATOR).length > 1;
  const isSpaced = EASTERN.test(text) && text.split(" ").length === 2;
  const parts = withLegalForms(isDashed ? text.split(SEPARATOR) : isSpaced ? text.split(" ") : text.split(/,\s+/));
  const [first = "", ...others] = parts;
  if (others.length === 0)
    return roleEvidence(first) > 0 ? { company: "", role: first, location } : { company: first, role: "", location };
  const isRoleFirst = roleEvidence(first) > roleEvidence(others.join(", "));
  if (!isRoleFirst) {
    const [role = "", ...rest] = isDashed || isSpaced ? others : [others.join(", ")];
    return { company: first, role, location: location || rest.join(", ") };
  }
  const [company = "", ...rest] = others;
  return { company, role: first, location: location || rest.join(", ") };
}

/** Role and company on the two sides of a word that says which is which; undefined without one. */
function readLinked(text: string): TypedLine | undefined {
  const [, appliedTo, as] = APPLIED.exec(text) ?? [];
  if (appliedTo && as) return { company: appliedTo, role: as, location: "" };
  const read = readTitle(text);
  if (read) return { company: read.company ?? "", role: read.role ?? "", location: read.location ?? "" };
  const [, employer, position] = COMPANY_FIRST.exec(text) ?? [];
  if (employer && position) return { company: employer, role: position, location: "" };
  const [, role, company] = AT.exec(text) ?? [];
  // Without a word for a position such a word may be part of a name, as “Bank of America in Europe”.
  if (!role || !company || !isRole(role) || SEPARATOR.test(text)) return undefined;
  return isPlace(company) ? { company: "", role, location: company } : { company, role, location: "" };
}

/** “The Copper Kettle, Leeds”: a place after the name of a company. */
function withoutPlace(line: TypedLine): TypedLine {
  const [, company = "", place = ""] = /^(.{2,}?),\s+(.{2,60})$/.exec(line.company) ?? [];
  return line.location === "" && isPlace(place) ? { ...line, company, location: place } : line;
}

/** “Northpine, Inc.” is one name. */
function withLegalForms(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== "")) {
    if (joined.length > 0 && LEGAL_FORM.test(part)) joined.push(`${joined.pop()}, ${part}`);
    else joined.push(part);
  }
  return joined;
}
