/**
 * The engine could not typeset the document: a crash or a rejected source. The document is not at fault; the log has the reason.
 */
export class TypesettingFailed extends Error {
  override readonly name: string = "TypesettingFailed";
}

/** The process ended while it worked on the document, and so did the next one. A later retry may succeed. */
export class TypesettingInterrupted extends TypesettingFailed {}

/** The document exceeded the time limit. */
export class TypesettingTimedOut extends Error {
  override readonly name = "TypesettingTimedOut";
  constructor(readonly timeoutMs: number) {
    super(`The document was not set within ${timeoutMs} ms.`);
  }
}

/** An attachment of a bundle, counted from 0, could not be opened: it is damaged, password-protected, or too long. */
export class AttachmentRefused extends Error {
  override readonly name = "AttachmentRefused";
  constructor(readonly index: number) {
    super(`Attachment ${index} could not be opened.`);
  }
}

/** Too many documents are waiting; try again later. */
export class TypesettingBusy extends Error {
  override readonly name = "TypesettingBusy";
  constructor(readonly waiting: number) {
    super(`${waiting} documents are waiting to be set.`);
  }
}
