import { connectDatabase, databasePool, disconnectDatabase } from "@/server/db/client";
import { DataFolderHeldError } from "@/server/db/data-folder-lock";
import { runningPostgres, startEmbeddedPostgres } from "@/server/db/embedded-postgres";
import { migrate, readMigrations } from "@/server/db/migrate";
import { ConfigurationError, env } from "@/server/env";
import { logInfo } from "@/server/log";
import { dataDir } from "@/server/secrets";
import { resetPassword } from "./reset-password";

const USAGE = `npm run reset-password -- name@example.com [--remove-two-factor] [--keep-api-keys]

Gives the account a generated password, prints it, signs the person out everywhere, and revokes their API keys. The instance may be
running or not.`;

const OPTIONS = ["--remove-two-factor", "--keep-api-keys"];

/** `npm run reset-password`: for the administrator of an instance that sends no mail, or whose person lost the phone as well. */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const withoutTwoFactor = words.includes("--remove-two-factor");
  const keepsApiKeys = words.includes("--keep-api-keys");
  const [who, ...more] = words.filter((word) => !OPTIONS.includes(word));
  if (!who || who.startsWith("-") || more.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const disconnect = await connect();
  try {
    const made = await resetPassword(who, { withoutTwoFactor, keepsApiKeys });
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
    console.log("Every session of the account has ended. Ask the person to change the password in the settings.");
    if (made.revokedKeys > 0) console.log(`API keys revoked: ${made.revokedKeys}. Programs of this person need new ones.`);
    if (made.hadTwoFactor && !withoutTwoFactor)
      console.log("Two-factor sign-in is still on; --remove-two-factor turns it off as well.");
    return 0;
  } finally {
    await disconnect();
  }
}

/** Opens the database as the application does; where that one is running already, beside it. Answers how to close it. */
async function connect(): Promise<() => Promise<void>> {
  const { DATABASE_URL } = env();
  if (DATABASE_URL) {
    connectDatabase({ connectionString: DATABASE_URL });
    return disconnectDatabase;
  }
  const postgres = await startEmbeddedPostgres(dataDir()).catch((error: unknown) => {
    if (error instanceof DataFolderHeldError) return null;
    throw error;
  });
  connectDatabase(postgres ? postgres.connection : runningPostgres(dataDir()));
  if (!postgres) return disconnectDatabase;
  // The instance was stopped, perhaps for an update: the tables may be older than this command.
  const client = await databasePool().connect();
  await migrate(client, readMigrations("prisma/migrations")).finally(() => client.release());
  return async () => {
    await disconnectDatabase();
    await postgres.stop();
  };
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  },
);
