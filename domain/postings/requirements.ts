import { PARTS_MAX } from "@/domain/postings/found";
import type { Line } from "@/domain/postings/page/lines";

/** Headings over what an applicant should bring. */
const REQUESTED =
  /requirement|qualification|must.?have|nice.?to.?have|what you.{0,6}(?:bring|have|need)|you (?:bring|have|need)\b|who you are|about you|your (?:profile|skills|experience|background)|skills|looking for|we expect|anforderung|qualifikation|(?:dein|ihr|euer|das) profil|profil$|(?:du|sie) (?:mitbring|bring)|mitbring|das (?:bringst|bringen)|wünschen wir uns|du hast|erwarten wir|wir erwarten|voraussetzung|profil recherché|votre profil|ton profil|compétences|prérequis|pré-requis|(?:^|\s)requis|requisitos|(?:tu|su) perfil|perfil (?:buscado|requerido|desejado)|buscamos|habilidades|qué (?:necesitas|aportas|pedimos)|requisiti|(?:il tuo )?profilo|competenze|cosa cerchiamo|(?:wij|we) vragen|functie-?eisen|jouw profiel|wie ben jij|wat (?:breng|vragen|neem)|dit (?:breng|neem) je|eisen|o que procuramos|o seu perfil|seu perfil|qualificações|competências|wymagania|oczekujemy|oczekiwania|twój profil|(?:kogo|czego) (?:szukamy|oczekujemy)|kvalifikation|kvalifikasjon|(?:din|om) profil|krav|vem är du|vaatimukset|osaaminen|aranan nitelikler|nitelikler|požadujeme|požadavky|ваш профиль|требования|вимоги|応募資格|必須|求める|歓迎|任职要求|岗位要求|任職|자격\s?요건|우대/i;

/** Headings over anything else, which end a list of requirements. */
const OTHER =
  /responsibilit|your tasks|what you.{0,6}do\b|the role|about (?:us|the)|benefits|we offer|what we offer|perks|how to apply|salary|compensation|contact|aufgaben|wir bieten|das bieten|über uns|benefits|kontakt|bewerb|missions?|vos tâches|nous offrons|avantages|à propos|responsabilidades|funciones|ofrecemos|beneficios|mansioni|offriamo|chi siamo|taken|wij bieden|wat bieden|over ons|responsabilidades|oferecemos|benefícios|obowiązki|oferujemy|o nas|仕事内容|職務内容|待遇|福利|职责|담당\s?업무|복리|обязанности|условия/i;

/** The requirements of a posting: the list below such a heading, or the lines of the paragraph below it when nothing is a list. */
export function requirementsIn(lines: readonly Line[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < lines.length && found.length < PARTS_MAX.requirements; at++) {
    const line = lines[at];
    if (!line || !isHeadingOf(line, REQUESTED)) continue;
    const section = sectionAfter(lines, at);
    const bullets = section.filter(({ kind }) => kind === "bullet");
    found.push(...(bullets.length > 0 ? bullets : paragraph(section)).map(({ text }) => text.replace(/[;,]$/, "").trim()));
    at += section.length;
  }
  return [...new Set(found)].filter((text) => text.length > 1).slice(0, PARTS_MAX.requirements);
}

function sectionAfter(lines: readonly Line[], heading: number): Line[] {
  const section: Line[] = [];
  for (const line of lines.slice(heading + 1, heading + 1 + 3 * PARTS_MAX.requirements)) {
    if (line.kind === "heading" || isHeadingOf(line, OTHER) || isHeadingOf(line, REQUESTED)) break;
    // A paragraph after a list belongs to what follows.
    if (line.kind === "text" && line.gap && section.some(({ kind }) => kind === "bullet")) break;
    section.push(line);
  }
  return section;
}

/** Pasted texts often have lost their marks: lines without space between them are a list as well. */
function paragraph(section: readonly Line[]): readonly Line[] {
  const end = section.findIndex((line, index) => index > 0 && line.gap);
  const lines = end < 0 ? section : section.slice(0, end);
  return lines.length > 1 && lines.every(({ text }) => text.length <= 300) ? lines : [];
}

/** A heading is short and no sentence. A line of a list is none. */
const isHeadingOf = (line: Line, words: RegExp): boolean =>
  line.kind !== "bullet" &&
  line.text.length <= 80 &&
  line.text.split(" ").length <= 9 &&
  !/[.!;,]$/.test(line.text) &&
  words.test(line.text.replace(/[:：*#\s]+$/, ""));
