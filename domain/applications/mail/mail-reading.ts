import { PENDING } from "./concept-rules";
import { isInKnownLanguage, KINDS, type LikelyKinds, likelyKinds } from "./learned/likely-kinds";
import { type MailFeatures, mailFeatures } from "./learned/mail-features";
import { type MailKind, type MailReading, readByRules } from "./mail-rules";
import { mailWords } from "./mail-words";

export type { MailKind, MailReading } from "./mail-rules";

const MAX_SENTENCE = 500;

/**
 * What a mail means for an application; null if nothing. In the eight languages that weights are learned for, they decide; elsewhere, and
 * of a mail that is cut off in such a phrase, phrases do. A rejection or an offer has to be much likelier than anything else, and a mail
 * that turns down one application and invites for another is an invitation. `isKnown`: whether the sender has an application of the
 * reader, where that is known.
 */
export function readMail(subject: string, text: string, isKnown?: boolean): MailReading | null {
  const features = mailFeatures(subject, text);
  const ruled = readByRules(subject, text, isKnown);
  if (!isInKnownLanguage(features.all) || (ruled && CUT_OFF.test(text))) return ruled;
  const kind = kindOf(features, ruled?.kind ?? "none", isKnown);
  if (isKnown === false && (kind === "offer" || kind === "rejection") && !isAboutWork(features.all))
    return onlyOf(kind, readByRules(subject, text));
  return kind === "none" ? null : { kind, sentence: sentenceOf(features, kind).slice(0, MAX_SENTENCE) };
}

/** Of a stranger who says no word of work, phrases have to say the same. */
const onlyOf = (kind: MailKind, ruled: MailReading | null): MailReading | null => (ruled?.kind === kind ? ruled : null);

/** What a preview leaves out is not known. */
const CUT_OFF = /(?:…|\.\.\.)\s*$/;

/** From where on a rejection and an offer are believed, and from where on if phrases say the same. */
const SURE = { rejection: 0.75, offer: 0.7 };
const AGREED = 0.65;
const LIKELY = 0.66;

/** A mail of somebody with whom there is an application is seldom about something else, and one of a stranger more often. */
const NONE_OF_KNOWN = 0.3;
const NONE_OF_STRANGER = 2;
/** So is one that speaks of a flat, a loan or a doctor, and not of work. */
const NONE_OF_ELSE = 8;

function kindOf({ all, sentences }: MailFeatures, ruled: MailKind | "none", isKnown: boolean | undefined): MailKind | "none" {
  const likely = weighed(likelyKinds(all), noneFactor(all, isKnown));
  const kind = likeliest(likely);
  if (kind !== "rejection" && kind !== "offer") return kind;
  if (kind === "rejection" && sentences.some(invites)) return "interview";
  if (kind === "rejection" && ruled !== kind && sentences.some(isPending)) return "message";
  return likely[kind] >= (kind === ruled ? AGREED : SURE[kind])
    ? kind
    : likeliest({ ...likely, rejection: 0, offer: 0, ...(isKnown && { none: 0 }) });
}

function noneFactor(features: readonly string[], isKnown: boolean | undefined): number {
  if (isKnown) return NONE_OF_KNOWN;
  const isElse = says(features, "#foreign") && !says(features, "#work");
  return (isKnown === false ? NONE_OF_STRANGER : 1) * (isElse ? NONE_OF_ELSE : 1);
}

/** Whether a mail says a word of work: sellers of houses make offers too, and blood donors are turned down. */
const isAboutWork = (features: readonly string[]): boolean => WORK.some((name) => says(features, name));

const WORK = ["#work", "#post", "#hire", "@job", "@application", "@cv", "@interview", "@salary", "@begin", "@appoint"];

/** Whether features have a concept or a meaning, also under a condition. */
const says = (features: readonly string[], name: string): boolean =>
  features.includes(name) || features.includes(`${name[0]}?${name.slice(1)}`);

/** With nothing so much likelier; together 1 again. */
function weighed(likely: LikelyKinds, factor: number): LikelyKinds {
  const total = 1 + likely.none * (factor - 1);
  const shares = KINDS.map((kind) => [kind, (likely[kind] * (kind === "none" ? factor : 1)) / total]);
  return Object.fromEntries(shares) as LikelyKinds;
}

/** "Without your certificate we cannot consider you" asks for it. */
const isPending = ({ text, features }: MailFeatures["sentences"][number]): boolean =>
  features.includes("#negation") && PENDING.test(mailWords(text));

/** Somebody is to meet or to talk: not only thanked for having done so. */
const MEETING = ["@meet", "@talk", "@invite", "@slot", "@visit", "@move-time"];

const invites = ({ features }: MailFeatures["sentences"][number]): boolean =>
  MEETING.some((meaning) => features.includes(meaning)) && likelyKinds(features).interview > LIKELY;

const likeliest = (likely: LikelyKinds) =>
  (Object.keys(likely) as (keyof LikelyKinds)[]).reduce((best, kind) => (likely[kind] > likely[best] ? kind : best));

/** The first sentence that says so at least half as clearly as any; the subject only where there is nothing else. */
function sentenceOf({ sentences }: MailFeatures, kind: MailKind): string {
  const [title, ...body] = sentences;
  const rated = body.map(({ text, features }) => ({ text, likely: likelyKinds(features)[kind] }));
  const highest = Math.max(...rated.map(({ likely }) => likely));
  return rated.find(({ likely }) => likely >= highest / 2)?.text ?? title?.text ?? "";
}
