import { ORPCError } from "@orpc/server";
import { startTypesetter, stopTypesetter } from "@/server/documents/rendering/typesetter";
import { database } from "@/server/platform/db/client";
import { isReadable } from "@/server/platform/start-refused";
import { openOrJoinDatabase } from "@/server/portability/backup/open-database";
import { CommandError, runAdminCommand, USAGE } from "./run-admin-command";

/** `npm run admin`: administration on the machine, also when no one can sign in. */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.length === 0 || words.includes("--help")) {
    console.log(USAGE);
    return words.length === 0 ? 1 : 0;
  }
  const disconnect = await openOrJoinDatabase();
  // An archive has the pages of the documents.
  if (words.includes("--export")) startTypesetter(1);
  try {
    if (await runAdminCommand(database(), words, (line) => console.log(line))) return 0;
    console.error(USAGE);
    return 1;
  } finally {
    await stopTypesetter();
    await disconnect();
  }
}

/** A refusal, such as that of the last administrator, is a sentence; a bug has its trace. */
const isSentence = (error: unknown): error is Error =>
  error instanceof CommandError || error instanceof ORPCError || isReadable(error);

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(isSentence(error) ? error.message : error);
    process.exit(1);
  },
);
