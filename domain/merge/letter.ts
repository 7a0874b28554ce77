import { type Letter, type LetterState, letterStateSchema } from "@/contracts/model/letter";
import { asWhole, sameSide } from "@/domain/merge/as-whole";
import { type Choices, Deciding, type Merged, NOTHING_CHOSEN } from "@/domain/merge/conflict";
import { isRecord, isSame } from "@/domain/merge/same";
import { mergeValue } from "@/domain/merge/value";

type Links = Pick<Letter, "sourceResumeId" | "senderLinked" | "designLinked">;

/** The editable parts of a letter, with or without its name. */
export type MergedLetter = Omit<LetterState, "name"> & Links & { name?: string };

/**
 * Merges two letters with a common base, field by field. Values shown from a linked resume are not changes; they are taken from
 * the stored side, theirs.
 */
export function mergeLetters<Draft extends MergedLetter>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  choices: Choices = NOTHING_CHOSEN,
): Merged<Draft> {
  const alike = sameSide(base, mine, theirs);
  if (alike) return { document: alike, conflicts: [] };
  const at = new Deciding(choices);
  const links = mergeLinks(at, base, mine, theirs);
  const style = mergeStyle(at, links, base, mine, theirs);
  const [was, one, other] = [base, mine, theirs].map((draft) => ({ ...draft, ...links, style }));
  const document = mergeValue(at, "", was, one, other) as Draft;
  const isAllowed = (draft: Draft) => letterStateSchema.safeParse({ name: "Letter", ...draft }).success;
  if (!isAllowed(document) && isAllowed(mine) && isAllowed(theirs)) return asWhole(base, mine, theirs, choices);
  return { document, conflicts: at.conflicts };
}

/** The linked resume and its links are one field, because a mix of both sides may be meaningless. */
function mergeLinks(at: Deciding, base: MergedLetter, mine: MergedLetter, theirs: MergedLetter): Links {
  const pick = ({ sourceResumeId, senderLinked, designLinked }: Links): Links => ({ sourceResumeId, senderLinked, designLinked });
  const [was, one, other] = [base, mine, theirs].map(pick) as [Links, Links, Links];
  if (isSame(one, other) || isSame(other, was)) return one;
  if (isSame(one, was)) return other;
  return at.decide({ pointer: "/links", base: was, mine: one, theirs: other }) === "mine" ? one : other;
}

type Style = MergedLetter["style"];

function mergeStyle(at: Deciding, links: Links, base: MergedLetter, mine: MergedLetter, theirs: MergedLetter): Style {
  const rest = (style: Style) => ({ sectionId: style.sectionId, itemId: style.itemId });
  const sender = ({ style: { basics, picture } }: MergedLetter) => ({ basics, picture });
  const design = ({ style: { metadata } }: MergedLetter) => ({ metadata });
  const merge = (part: "senderLinked" | "designLinked", of: (letter: MergedLetter) => unknown) =>
    mergeFollowed(at, part, links, of, base, mine, theirs);
  return {
    ...(mergeValue(at, "/style", rest(base.style), rest(mine.style), rest(theirs.style)) as ReturnType<typeof rest>),
    ...(merge("senderLinked", sender) as ReturnType<typeof sender>),
    ...(merge("designLinked", design) as ReturnType<typeof design>),
  };
}

/** Merges sender or style: the letter's own, or that of its linked resume. */
function mergeFollowed(
  at: Deciding,
  link: "senderLinked" | "designLinked",
  links: Links,
  of: (letter: MergedLetter) => unknown,
  base: MergedLetter,
  mine: MergedLetter,
  theirs: MergedLetter,
): unknown {
  if (links[link]) {
    const shows = (letter: MergedLetter) => letter[link] && letter.sourceResumeId === links.sourceResumeId;
    const followed = of(shows(theirs) ? theirs : mine);
    const owner = [mine, theirs].find((letter) => !letter[link] && !isSame(of(letter), of(base)));
    // One side linked it while the other wrote it: linking would hide the written text.
    if (!owner || base[link]) return followed;
    const pointer = link === "senderLinked" ? "/style/sender" : "/style/metadata";
    const conflict = { pointer, base: of(base), mine: of(mine), theirs: of(theirs) };
    const winner = at.decide(conflict) === "mine" ? mine : theirs;
    if (winner !== owner) return followed;
    links[link] = false;
    return of(owner);
  }
  // A linked side does not affect the letter's own value.
  const own = (letter: MergedLetter) => (letter[link] ? of(base) : of(letter));
  const merged = mergeValue(at, "/style", of(base), own(mine), own(theirs));
  return isRecord(merged) ? merged : of(mine);
}
