import type { Line } from "@/domain/imports/pdf/layout/lines";
import { LABEL_ALONE, PERSONAL } from "@/domain/imports/pdf/structure/contact-patterns";

const NAME =
  /^(?:(?:full |first and last )?name|your name|name und vorname|name, vorname|vorname, name|vor- und (?:zu|nach)name|vollständiger name|nom(?: et prénoms?| complet| prénom)?|prénoms? (?:et )?nom|nombre(?: y apellidos?| completo)?|apellidos? y nombres?|nome(?: e cognome| completo)?|cognome e nome|naam|volledige naam|imię i nazwisko|nazwisko i imię|adı? soyadı?|ф\.?и\.?о\.?|имя|піб|ім[’'ʼ]я|jméno(?: a příjmení)?|meno(?: a priezvisko)?|név|nume(?: și prenume)?|namn|navn|nimi|ονοματεπώνυμο|όνομα|họ (?:và )?tên|姓名|氏\s?名|이름|성명|الاسم(?: الكامل)?|שם(?: מלא)?)\s*[:：]?$/iu;
const FIRST_NAME =
  /^(?:first name|given names?|vornamen?|prénoms?|nombre|nome|voornaam|imię|förnamn|fornavn|etunimi)\s*[:：]?$/iu;
const LAST_NAME =
  /^(?:last name|surname|family name|nachname|familienname|zuname|nom(?: de famille)?|apellidos?|cognome|sobrenome|apelido|achternaam|nazwisko|efternamn|etternavn|efternavn|sukunimi)\s*[:：]?$/iu;
const LOOKS_LIKE_NAME = /^\p{L}[\p{L}\p{M}.’' ,-]{1,60}$/u;

/** Whether a text is only what a form calls the name, or most of it. */
export const isLabelOfName = (text: string): boolean =>
  [NAME, FIRST_NAME, LAST_NAME].some((label) => label.test(text)) ||
  /^(?:nombre|name|nom|nome|apellidos|cognome|y|e|et|und)(?: (?:apellidos|prénom|cognome|vorname))?\s*[:：]?$/iu.test(text);

/** A detail with its label: “Name: Ada Byron”, or two cells of a table. */
const labelledOf = ({ cells }: Line): [label: string, value: string] | null => {
  const [first, second, ...more] = cells;
  if (first && second && more.length === 0) return [first.text.trim(), second.text.trim()];
  const [, label = "", value = ""] = /^([^:：]{2,30})[:：]\s*(\S.*)$/u.exec(first?.text ?? "") ?? [];
  return first && !second && value !== "" ? [label.trim(), value.trim()] : null;
};

/** The name that a form gives behind its label, and the lines that it is in; null without one. */
export function labelledName(lines: readonly Line[]): { text: string; lines: Line[] } | null {
  const found = (pattern: RegExp) => {
    for (const line of lines) {
      const [label, value] = labelledOf(line) ?? [];
      if (label !== undefined && value !== undefined && pattern.test(label) && LOOKS_LIKE_NAME.test(value))
        return { line, value };
    }
    return null;
  };
  const [first, last] = [found(FIRST_NAME), found(LAST_NAME)];
  if (first && last && first.line !== last.line) return { text: `${first.value} ${last.value}`, lines: [first.line, last.line] };
  const whole = found(NAME);
  return whole?.value.includes(" ") ? { text: whole.value, lines: [whole.line] } : null;
}

/** Details in the cells of a table get their labels back: “Date of birth | 14.03.1988” is one text. */
export const withPersonalLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [first, second, ...more] = line.cells;
    if (!first || !second || more.length > 0 || LABEL_ALONE.test(first.text)) return line;
    const text = `${first.text.replace(/\s*[:：]$/u, "")}: ${second.text}`;
    if (!PERSONAL.test(text)) return line;
    return { ...line, text, cells: [{ ...first, text, spans: first.spans.slice(0, 1).map((span) => ({ ...span, text })) }] };
  });
