import { reached, testStorage } from "@/server/accounts/admin/instance-tests";
import { instanceReport } from "@/server/entrance/instance/instance-report";
import { sendsMail, verifyMail } from "@/server/platform/adapters/mail/mail";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const HOW_TO_LEAD = ": npm run admin -- make-admin EMAIL";

/** Prints the state of the instance and tests what it is connected to. Returns whether everything is well. */
export async function checkInstance(db: Db, say: (line: string) => void): Promise<boolean> {
  const { version, health, storage, people, waiting, backups } = await instanceReport(db, new Date());
  const files = await testStorage();
  const mail = sendsMail() ? await reached(verifyMail) : null;
  const { APP_URL, TRUST_PROXY } = env();
  const statusOf = ({ isGood, message }: { isGood: boolean; message: string }) => (isGood ? "works" : `failed: ${message}`);
  // Before the first account no administrator is missing.
  const isLed = people.admins > 0 || people.total === 0;
  const lines: [string, string][] = [
    ["Version", version],
    ["Health", health.error ?? health.status],
    ["Accounts", `${people.total}, ${people.disabled} disabled, ${people.admins} administrators${isLed ? "" : HOW_TO_LEAD}`],
    ["Database", megabytes(storage.databaseBytes)],
    ["Files", `${megabytes(storage.uploadedBytes)}${storage.isBucket ? " in the bucket" : ""}; test ${statusOf(files)}`],
    ["Free disk", megabytes(storage.freeBytes)],
    [
      "Waiting",
      `${waiting.webhookDeliveries} deliveries, ${waiting.scheduledWork} tasks, ${waiting.pagesToPrint} documents to print`,
    ],
    ["Backups", backupText(backups)],
    ["Mail", mail ? statusOf(mail) : "not configured (SMTP_URL)"],
    ["Address", APP_URL ?? "as requested (APP_URL is not set)"],
    ["Proxies", TRUST_PROXY === "all" ? "all are trusted: set TRUST_PROXY to the address of yours" : TRUST_PROXY.join(", ")],
  ];
  for (const [name, value] of lines) say(`${name.padEnd(10)} ${value}`);
  const isBackedUp = !backups.isScheduled || backups.last === null || backups.last.isGood;
  return health.status === "healthy" && files.isGood && (mail?.isGood ?? true) && isLed && isBackedUp;
}

type Backups = Awaited<ReturnType<typeof instanceReport>>["backups"];

function backupText({ isScheduled, at, last }: Backups): string {
  if (!isScheduled) return "not scheduled (BACKUP_DIR)";
  if (last === null) return `scheduled for ${at} UTC, none has run yet`;
  return `the last one ${last.isGood ? "succeeded" : "failed"} on ${last.finishedAt}`;
}
