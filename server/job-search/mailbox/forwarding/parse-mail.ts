import { runTask } from "@/server/documents/tasks/run-task";
import type { RawMail } from "@/server/platform/incoming-mail/read-mail";
import { WorkFailed, WorkTimedOut } from "@/server/platform/workers/errors";
import { headOf, MAX_BYTES, SHORT_TEXT } from "../fetch-mails";
import type { ReadMail } from "../store-proposals";

/** Texts come before attachments, which are not read. */
const READ_BYTES = 2 * 1024 * 1024;
/** Parts and lines of a few bytes each would take a minute and more memory than a process has. */
const READ_LINES = 50_000;

/** Headers, texts and calendar of a mail as it was sent (RFC 822); null for bytes that are no mail. Throws WorkBusy. */
export async function parseMail(raw: Uint8Array, arrived: Date): Promise<ReadMail | null> {
  const mail = await read(beginningOf(raw));
  if (!mail) return null;
  const { text, html, calendar } = mail;
  // A long text is the whole mail; a short one may only point to the HTML.
  return { ...headOf(mail, arrived), text, html: text.length >= SHORT_TEXT ? "" : html, calendar };
}

function beginningOf(raw: Uint8Array): Uint8Array {
  let end = 0;
  for (let line = 0; line < READ_LINES; line++) {
    const at = raw.indexOf(0x0a, end);
    if (at < 0 || at >= READ_BYTES) return raw.subarray(0, READ_BYTES);
    end = at + 1;
  }
  return raw.subarray(0, end);
}

async function read(raw: Uint8Array): Promise<RawMail | null> {
  try {
    const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1");
    return JSON.parse(await runTask("rawMail", { bytes, bounds: MAX_BYTES })) as RawMail | null;
  } catch (error) {
    // Anyone can send a mail of parts without end. What makes the process end or take too long is none of a recruiter.
    if (error instanceof WorkTimedOut || error instanceof WorkFailed) return null;
    throw error;
  }
}
