/** The work could not be done: a crash, or input that the engine rejects. The log has the reason. */
export class WorkFailed extends Error {
  override readonly name: string = "WorkFailed";
}

/** The process ended during the work, and so did the next one. A later retry may succeed. */
export class WorkInterrupted extends WorkFailed {}

/** The work exceeded its time limit. */
export class WorkTimedOut extends Error {
  override readonly name = "WorkTimedOut";
  constructor(readonly timeoutMs: number) {
    super(`The work was not done within ${timeoutMs} ms.`);
  }
}

/** An attachment of a bundle, counted from 0, could not be opened: it is damaged, password-protected, or too long. */
export class AttachmentRefused extends Error {
  override readonly name = "AttachmentRefused";
  constructor(readonly index: number) {
    super(`Attachment ${index} could not be opened.`);
  }
}

/** Too much is waiting, of the account or in total; try again later. */
export class WorkBusy extends Error {
  override readonly name = "WorkBusy";
  constructor(readonly waiting: number) {
    super(`${waiting} tasks are waiting for a process.`);
  }
}
