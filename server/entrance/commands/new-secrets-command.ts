import { type Db, database } from "@/server/platform/db/client";
import { type Loss, replaceSecrets, whatWouldBeLost } from "@/server/platform/new-secrets";
import { isReadable } from "@/server/platform/start-refused";
import { openDatabase } from "@/server/portability/backup/open-database";

const USAGE = `npm run new-secrets [-- --yes]

Gives a stopped instance new secrets when those it had are lost. Without --yes it only says what would be lost.`;

/** `npm run new-secrets`: for an instance whose secrets are lost or belong to another database. */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== "--yes")) {
    console.error(USAGE);
    return 1;
  }
  const { close } = await openDatabase();
  try {
    return await run(database(), words.includes("--yes"));
  } finally {
    await close();
  }
}

async function run(db: Db, isAgreed: boolean): Promise<number> {
  const loss = await whatWouldBeLost(db);
  if (loss.names.length === 0) {
    console.log("The secrets belong to this database. Nothing was changed.");
    return 0;
  }
  console.log(lossText(loss));
  if (!isAgreed) {
    console.log("Nothing was changed. Stop every instance that uses this database, then run `npm run new-secrets -- --yes`.");
    return 1;
  }
  await replaceSecrets(db, new Date());
  console.log("The instance has new secrets. Start it, and keep a backup of its data folder.");
  return 0;
}

function lossText({ names, sessions, twoFactors }: Loss): string {
  const lines = ["With new secrets:"];
  if (names.includes("authSecret"))
    lines.push(
      `- everybody is signed out (${sessions} sessions), and download links and unlocked resumes have to be opened again`,
      "- share links have new addresses, which are in the share dialogs; those that were sent no longer work",
      `- two-factor sign-in is turned off for those who use it (${twoFactors}); they can set it up again`,
    );
  if (names.includes("encryptionSecret"))
    lines.push("- keys of other services that are stored encrypted have to be entered again");
  lines.push("Accounts, passwords, passkeys, API keys, documents and files stay as they are.");
  return lines.join("\n");
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(isReadable(error) ? error.message : error);
    process.exit(1);
  },
);
