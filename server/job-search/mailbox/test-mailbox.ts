import { type MailboxInput, mailboxInput } from "@/contracts/model/mailbox";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { bounded } from "./bounded";
import { type Connection, closeMailbox, openMailbox } from "./connect";
import { MailboxFailed, mailboxFailure } from "./mailbox-failed";
import { connectionOf } from "./settings";

const MAX_FOLDERS = 500;
const LIST_BOUNDS = { ms: 20_000, bytes: 2 * 1024 * 1024 };
const NOT_SELECTABLE = new Set(["\\Noselect", "\\NonExistent"]);

type Tested = { success: boolean; error?: string; folders: string[] };

/**
 * Signs in and lists the folders, of the connected mailbox or of another one. Throws PRECONDITION_FAILED where none is connected,
 * BAD_REQUEST for half an input.
 */
export async function testMailbox(db: Db, ownerId: string, input: Partial<MailboxInput>): Promise<Tested> {
  try {
    const client = await openMailbox(await connectionFor(db, ownerId, input));
    try {
      const found = await bounded(client, LIST_BOUNDS, () => client.list());
      const folders = found.filter(({ flags }) => ![...flags].some((flag) => NOT_SELECTABLE.has(flag))).map(({ path }) => path);
      return { success: true, folders: folders.slice(0, MAX_FOLDERS) };
    } catch (error) {
      throw error instanceof MailboxFailed ? error : mailboxFailure(client.context ?? error);
    } finally {
      await closeMailbox(client);
    }
  } catch (error) {
    if (error instanceof MailboxFailed) return { success: false, error: error.message, folders: [] };
    throw error;
  }
}

async function connectionFor(db: Db, ownerId: string, input: Partial<MailboxInput>): Promise<Connection> {
  const row = await db.mailbox.findUnique({ where: { userId: ownerId } });
  if (Object.values(input).every((value) => value === undefined)) {
    if (row) return connectionOf(row);
    throw failure("PRECONDITION_FAILED", { message: "No mailbox is connected. Connect one in Settings, then test it." });
  }
  const { data, error } = mailboxInput.safeParse(input);
  if (!data)
    throw failure("BAD_REQUEST", { message: `Enter host, port, security and user name. (${error.issues[0]?.path.join(".")})` });
  const { host, port, security, username, password } = data;
  if (password !== undefined) return { host, port, security, username, password };
  if (row?.host === host && row.port === port && row.security === security && row.username === username) return connectionOf(row);
  throw failure("BAD_REQUEST", { message: "Enter the password: the saved one is for another server or user name." });
}
