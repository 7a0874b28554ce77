import { roleEvidence } from "@/domain/imports/pdf/structure/words";
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

/**
 * “Senior Product Engineer at Northpine”, “Product Engineer, Northpine”, “Designer @ Figma”, “Northpine – Designer (Berlin)”: words of
 * positions say which part is the role; without any the company comes first.
 */
export function readTypedLine(input: string): TypedLine {
  const line = input.replace(/\s+/g, " ").trim();
  const [, before = "", inside = ""] = /^(.+?)\s*\(([^()]{2,60})\)$/.exec(line) ?? [];
  const hasPlace = before !== "" && !GENDERS.test(inside) && roleEvidence(inside) <= 0;
  const text = hasPlace ? before : line;
  const location = hasPlace ? inside : "";
  const read = readTitle(text);
  if (read) return { company: read.company ?? "", role: read.role ?? "", location: read.location ?? location };
  const parts = withLegalForms(text.split(/\s+[–—|-]\s+/).length > 1 ? text.split(/\s+[–—|-]\s+/) : text.split(/,\s+/));
  const [first = "", ...others] = parts;
  if (others.length === 0)
    return roleEvidence(first) > 0 ? { company: "", role: first, location } : { company: first, role: "", location };
  const isRoleFirst = roleEvidence(first) > roleEvidence(others.join(", "));
  const isDashed = text.split(/\s+[–—|-]\s+/).length > 1;
  if (!isRoleFirst) {
    const [role = "", ...rest] = isDashed ? others : [others.join(", ")];
    return { company: first, role, location: location || rest.join(", ") };
  }
  const [company = "", ...rest] = others;
  return { company, role: first, location: location || rest.join(", ") };
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
