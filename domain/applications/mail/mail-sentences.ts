/** A longer mail says what it says at its beginning. */
const MAX_TEXT = 20_000;

/** The first line of an earlier mail that programs put below a reply, in the languages they speak. */
const QUOTE_BELOW = [
  /^[ \t]*(?:On|Am|Le|El|Il|Em|Op|W dniu|Dnia)\b[^\n]{0,60}\d[^\n]{0,120}(?:\n[^\n]{1,160}){0,2}?\b(?:wrote|schrieb[^\n:]{0,120}|a [ée]crit|escribi[óo]|ha scritto|escreveu|schreef[^\n:]{0,120}|napisa[^\n:]{1,8})\s*:/imu,
  /^[ \t]*(?:From|Von|De|Da|Van|Od|Expéditeur)\s*:[^\n]+\n(?:[^\n]*\n){0,3}?[ \t]*\*?(?:Sent|Date|Gesendet|Datum|Envoy[ée]|Enviad[oa]|Enviado el|Inviato|Data|Verzonden|Wysłano)\b[^\n]*:/imu,
  /^[ \t]*-{2,}[ \t]*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale|Mensagem original|Oorspronkelijk bericht|Wiadomość oryginalna|Forwarded message|Weitergeleitete Nachricht)/imu,
  /^_{8,}\s*$/m,
  /^--[ \t]*$/m,
];

const FOOTER =
  /\b(?:confidential|privileged|vertrauliche|confidentiel|confidencial|riservat[eio]|vertrouwelijk|poufn[aey]|intended recipient|disclaimer|equal opportunity employer)\b/i;

/** Words in quotation marks are somebody else's; two or three are a title. */
const QUOTATION = /[„“"«»](?=\S)([^„“”"«»\n]{20,300})[“”"»«]/g;

/** What the sender wrote, in sentences: without quoted mails, signature, footers and quotations. Line breaks do not matter. */
export function mailSentences(text: string): string[] {
  return ownText(text.slice(0, MAX_TEXT).replaceAll("\r", ""))
    .split(/\n\s*\n/)
    .flatMap((paragraph) => sentences(paragraph.replaceAll(QUOTATION, (whole, inner) => (isTitle(inner) ? whole : " "))))
    .filter((sentence) => !FOOTER.test(sentence));
}

const isTitle = (words: string): boolean => words.trim().split(/\s+/).length < 4;

function ownText(text: string): string {
  const lines = text.split("\n").filter((line) => !/^\s*[>|]/.test(line));
  const whole = lines.join("\n");
  const end = Math.min(...QUOTE_BELOW.map((below) => below.exec(whole)?.index ?? whole.length));
  return whole.slice(0, end);
}

/** A full stop after a number, a letter or a title ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:\p{L}|\d+|\d+\.\d+|mr|mrs|ms|dr|prof|sr|sra|exma?|mme|dott|ssa|ing|nr|no|tel|ca|bzw|inkl|godz|ul|np|dhr|mevr|evtl|ggf|st|str|approx|incl)\.$/iu;

function sentences(paragraph: string): string[] {
  const found: string[] = [];
  let current = "";
  for (const part of paragraph.replaceAll(/\s+/g, " ").split(/(?<=[.!?…;。！？]["”“»)]?)(?:\s+|(?<=[。！？]))/u)) {
    current = current === "" ? part : `${current} ${part}`;
    if (ABBREVIATED.test(current)) continue;
    found.push(current.trim());
    current = "";
  }
  if (current !== "") found.push(current.trim());
  return found.filter((sentence) => sentence !== "");
}
