import type { ClosedReason, Stage } from "@/contracts/model/stages";
import { plainWords } from "@/domain/applications/table/columns";

export interface MailMeaning {
  stage: Stage;
  closedReason?: ClosedReason;
}

/**
 * What companies write, in several languages, as `plainWords` leaves it. The first meaning with a phrase in the mail wins: a rejection
 * thanks for the interview, and an invitation thanks for the application.
 */
const PHRASES: [MailMeaning, string][] = [
  [
    { stage: "closed", closedReason: "not-selected" },
    "unfortunately|we regret|not to move forward|not be moving forward|decided to proceed with other|decided to pursue other|other candidates|position has been filled|leider|absage|anderweitig entschieden|andere bewerber|malheureusement|nous regrettons|pas retenu|pas ete retenue|d autres candidats|lamentamos|desafortunadamente|otros candidatos|infelizmente|outros candidatos|purtroppo|altri candidati|helaas|andere kandidaten|niestety|tyvarr|valitettavasti|к сожалению|残念ながら|遗憾",
  ],
  [
    { stage: "offer" },
    "pleased to offer|happy to offer|offer letter|job offer|employment contract|vertragsangebot|arbeitsvertrag|freuen uns ihnen die stelle|promesse d embauche|offre d emploi ferme|contrat de travail|oferta de trabajo|contrato de trabajo|proposta de trabalho|proposta di assunzione|contratto di lavoro|arbeidsovereenkomst|umowa o prace|内定|录用通知",
  ],
  [
    { stage: "interview" },
    "invite you to an interview|interview invitation|like to interview you|schedule an interview|schedule a call|book a time|your interview|meet the team|vorstellungsgesprach|kennenlernen|einladung zum gesprach|gesprach einladen|terminvorschlag|entretien|rendez vous|entrevista|colloquio|uitnodigen voor een gesprek|kennismakingsgesprek|rozmowe kwalifikacyjna|rozmowa kwalifikacyjna|собеседование|面接|面试",
  ],
  [
    { stage: "applied" },
    "received your application|thank you for applying|thanks for applying|thank you for your application|application has been received|eingang ihrer bewerbung|ihre bewerbung erhalten|vielen dank fur ihre bewerbung|bien recu votre candidature|accuse de reception|merci pour votre candidature|hemos recibido tu|hemos recibido su|gracias por tu solicitud|recebemos sua candidatura|recebemos a sua candidatura|abbiamo ricevuto la|grazie per la tua candidatura|we hebben je sollicitatie|bedankt voor je sollicitatie|dziekujemy za aplikacje|отклик получен|応募ありがとう",
  ],
];

/** The meaning of a mail for an application; null without a known phrase. */
export function mailMeaning(subject: string, text: string): MailMeaning | null {
  const words = ` ${plainWords(`${subject} ${text}`)} `;
  return PHRASES.find(([, phrases]) => phrases.split("|").some((phrase) => contains(words, phrase)))?.[0] ?? null;
}

/** Languages without spaces between words are searched as they are. */
const contains = (words: string, phrase: string) =>
  /[぀-ヿ一-鿿]/.test(phrase) ? words.includes(phrase) : words.includes(` ${phrase} `);
