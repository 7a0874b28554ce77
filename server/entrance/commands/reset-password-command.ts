import { resetPassword } from "@/server/accounts/account/reset-password";
import { database } from "@/server/platform/db/client";
import { logInfo } from "@/server/platform/log";
import { isReadable } from "@/server/platform/start-refused";
import { openOrJoinDatabase } from "@/server/portability/backup/open-database";

const USAGE = `npm run reset-password -- name@example.com [--remove-two-factor] [--keep-api-keys]

Gives the account a generated password, prints it, signs the person out everywhere, and revokes their API keys. The instance may be
running or not.`;

const OPTIONS = ["--remove-two-factor", "--keep-api-keys"];

/** `npm run reset-password`: for administrators of an instance that sends no mail, or when a user has also lost their phone. */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const withoutTwoFactor = words.includes("--remove-two-factor");
  const keepsApiKeys = words.includes("--keep-api-keys");
  const [who, ...more] = words.filter((word) => !OPTIONS.includes(word));
  if (!who || who.startsWith("-") || more.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const disconnect = await openOrJoinDatabase();
  try {
    const made = await resetPassword(database(), who, { withoutTwoFactor, keepsApiKeys });
    if (!made) {
      console.error(`There is no account with the email or username ${who}.`);
      return 1;
    }
    console.log(`New password for ${who}: ${made.password}`);
    logInfo("admin-command", "Password reset by command", {
      userId: made.userId,
      withoutTwoFactor,
      revokedKeys: made.revokedKeys,
    });
    console.log("All sessions of the account were ended. Ask the owner to change the password in Settings.");
    if (made.revokedKeys > 0) console.log(`API keys revoked: ${made.revokedKeys}. Programs that used them need new ones.`);
    if (made.hadTwoFactor && !withoutTwoFactor)
      console.log("Two-factor sign-in is still on; --remove-two-factor turns it off as well.");
    return 0;
  } finally {
    await disconnect();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(isReadable(error) ? error.message : error);
    process.exit(1);
  },
);
