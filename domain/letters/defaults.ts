import { letterPhrases } from "@/domain/letters/phrases";

/** Titles before a name, in the most common letter languages; compared without case and dots. */
const HONORIFICS: ReadonlySet<string> = new Set(
  (
    "mr mrs ms miss mx dr prof professor sir dame lord lady rev doctor herr frau fr hr dipl-ing m mme mlle monsieur madame mademoiselle me sr sra srta don doña dra señor señora " +
    "senhor senhora sig sigra signor signora dott dottssa ing avv dhr mevr mevrouw meneer de heer pan pani bay bayan sayın г-н г-жа пан пані"
  ).split(" "),
);

/** The default greeting, plain text: “Dear Ada,”, “Dear Dr. Byron,”, “Dear Platform team,” or “Dear hiring team,” (interface-details 3.6). */
export function defaultGreeting(
  recipientName: string,
  locale: string,
  words: { greeting?: string | undefined; teamGreeting?: string | undefined } = {},
): string {
  const phrases = letterPhrases(locale);
  const name = recipientName.trim().replaceAll(/\s+/g, " ");
  if (name === "" || isHiringTeam(name, phrases.hiringTeam)) return words.teamGreeting ?? phrases.teamGreeting;
  return (words.greeting ?? phrases.greeting).replace("{name}", () =>
    isTeam(name) || phrases.wholeName ? name : addressOf(name),
  );
}

/** The default sign-off as lines of plain text: the closing, then the sender's name if there is one. */
export function defaultSignOff(senderName: string, locale: string, closing = letterPhrases(locale).closing): string[] {
  return [...closing.split("\n"), senderName.trim()].filter((line) => line !== "");
}

/** First name, or titles and surname when there are titles. */
function addressOf(name: string): string {
  const words = name.split(" ");
  const titles = words.slice(
    0,
    words.findIndex((word) => !isHonorific(word)),
  );
  if (words.every(isHonorific)) return name;
  if (titles.length === 0) return words[0] ?? name;
  return [...titles, words.at(-1)].join(" ");
}

const isHonorific = (word: string) => HONORIFICS.has(word.toLowerCase().replaceAll(".", ""));

const isTeam = (name: string) =>
  /(?:^|\s)(?:team|tiimi|ekibi|zespół|csapat)$/i.test(name) || /^(?:equipo|equipe|équipe|team|echipa|equip)\s/i.test(name);

const isHiringTeam = (name: string, label: string) => ["hiring team", label.toLowerCase()].includes(name.toLowerCase());
