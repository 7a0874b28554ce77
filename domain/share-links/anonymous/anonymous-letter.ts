import type { SharedLetter } from "@/contracts/model/share-link";
import { anonymousBasics, anonymousMetadata } from "./anonymous-resume";
import { type AccountIdentity, identityOf } from "./identity";
import { redactorFor } from "./redactor";

/** A letter without its sender: no letterhead, no name below it, and none in its texts. */
export function anonymousLetter(
  letter: SharedLetter,
  { alias, account }: { alias: string; account: AccountIdentity },
): SharedLetter {
  const { style, details } = letter;
  const { senderAddress, ...rest } = details ?? {};
  const identity = identityOf(style.basics, account);
  const lines = senderAddress
    ? [senderAddress.street, [senderAddress.postcode, senderAddress.city].filter(Boolean).join(" ")]
    : [];
  identity.addresses.push(...lines.flatMap((line) => line || []));
  const redactor = redactorFor(identity, alias);
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
      basics: anonymousBasics(style.basics.headline, alias, redactor),
      picture: { ...style.picture, hidden: true, url: "" },
      metadata: anonymousMetadata(style.metadata, redactor),
    },
  };
}
