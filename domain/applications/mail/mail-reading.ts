import { type LikelyKinds, likelyKinds } from "./learned/likely-kinds";
import { type MailFeatures, mailFeatures } from "./learned/mail-features";
import { knownLanguages } from "./mail-languages";
import { type MailKind, type MailReading, readByRules } from "./mail-rules";
import { mailWords } from "./mail-words";

export type { MailKind, MailReading } from "./mail-rules";

const MAX_SENTENCE = 500;

/**
 * What a mail means for an application; null if nothing. In the eight languages that weights are learned for, they decide; elsewhere, and
 * for a few words, phrases do. A rejection or an offer has to be much likelier than anything else, and a mail that turns down one
 * application and invites for another is an invitation. `isKnown`: whether the sender has an application of the reader, where that is known.
 */
export function readMail(subject: string, text: string, isKnown?: boolean): MailReading | null {
  if (!knownLanguages(mailWords(`${subject} ${text}`))) return readByRules(subject, text, isKnown);
  const features = mailFeatures(subject, text);
  const kind = kindOf(features, isKnown);
  return kind === "none" ? null : { kind, sentence: sentenceOf(features, kind).slice(0, MAX_SENTENCE) };
}

/** From where on a rejection and an offer are believed. */
const SURE = { rejection: 0.66, offer: 0.75 };

/** A mail of somebody with whom there is an application is seldom about something else. */
const NONE_OF_KNOWN = 0.3;

function kindOf({ all, sentences }: MailFeatures, isKnown: boolean | undefined): MailKind | "none" {
  const likely = likelyKinds(all);
  if (isKnown) likely.none *= NONE_OF_KNOWN;
  const kind = likeliest(likely);
  if (kind !== "rejection" && kind !== "offer") return kind;
  if (kind === "rejection" && sentences.some(({ features }) => likelyKinds(features).interview > SURE.rejection)) return "interview";
  return likely[kind] >= SURE[kind] ? kind : likeliest({ ...likely, rejection: 0, offer: 0 });
}

const likeliest = (likely: LikelyKinds) =>
  (Object.keys(likely) as (keyof LikelyKinds)[]).reduce((best, kind) => (likely[kind] > likely[best] ? kind : best));

/** The sentence that speaks most for a kind; the subject only where there is nothing else. */
function sentenceOf({ sentences }: MailFeatures, kind: MailKind): string {
  const [title, ...body] = sentences;
  const [best] = body
    .map(({ text, features }) => ({ text, likely: likelyKinds(features)[kind] }))
    .sort((a, b) => b.likely - a.likely);
  return best?.text ?? title?.text ?? "";
}
