import type { SharedLetter } from "@/contracts/model/share-link";
import { type AnonymousOptions, anonymousBasics, anonymousMetadata } from "./anonymous-resume";
import { letterIdentity } from "./identity";
import { redactorFor } from "./redactor";
import { NO_WISHES, removedWords, retainedPlace } from "./wishes";

/** A letter without its sender: no letterhead, no name below it, and none in its texts. */
export function anonymousLetter(
  letter: SharedLetter,
  { alias, account, wishes = NO_WISHES, onRemoved }: Omit<AnonymousOptions, "hideEmployers">,
): SharedLetter {
  const { style, details } = letter;
  const { senderAddress: _sender, ...rest } = details ?? {};
  const identity = letterIdentity(letter, account);
  const redactor = redactorFor(identity, alias, {
    renamed: removedWords(identity, alias, wishes),
    keep: wishes.keep,
    onRemoved,
  });
  const { recipientAddress } = rest;
  const address =
    recipientAddress &&
    Object.fromEntries(Object.entries(recipientAddress).map(([key, line]) => [key, line && redactor.line(line)]));
  return {
    ...letter,
    recipient: redactor.rich(letter.recipient),
    content: redactor.rich(letter.content),
    greeting: letter.greeting && redactor.rich(letter.greeting),
    signOff: letter.signOff && redactor.rich(letter.signOff),
    recipientName: redactor.line(letter.recipientName),
    recipientCompany: redactor.line(letter.recipientCompany),
    ...(details && {
      details: {
        ...rest,
        ...(rest.subject !== undefined && { subject: redactor.line(rest.subject) }),
        ...(address && { recipientAddress: address }),
        ...(rest.enclosures && { enclosures: rest.enclosures.map(redactor.line) }),
      },
    }),
    style: {
      basics: anonymousBasics(style.basics.headline, { alias, redactor, place: retainedPlace(identity, wishes) }),
      picture: { ...style.picture, hidden: true, url: "" },
      metadata: anonymousMetadata(style.metadata, redactor),
    },
  };
}
