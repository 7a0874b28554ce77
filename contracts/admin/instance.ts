import { z } from "zod";
import { adminOnly, errors, routesOf } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("Administration");
const AT = "/admin/instance";

const health = z.enum(["healthy", "unhealthy"]);

export const instanceReportSchema = z
  .object({
    version: z.string(),
    startedAt: timestamp.describe("When the process that responded was started."),
    health: z.object({
      status: health,
      database: health,
      storage: health,
      error: z.string().nullable().describe("What is wrong, as reported by `GET /api/health`."),
    }),
    storage: z.object({
      databaseBytes: z.number().int().min(0),
      uploadedBytes: z.number().int().min(0).describe("Files of all accounts."),
      freeBytes: z.number().int().min(0).describe("Free on the disk of the data folder."),
      isBucket: z.boolean().describe("Files are in an S3-compatible storage, not on that disk."),
    }),
    people: z.object({
      total: z.number().int().min(0),
      disabled: z.number().int().min(0),
      admins: z.number().int().min(0),
    }),
    waiting: z.object({
      webhookDeliveries: z.number().int().min(0),
      scheduledWork: z.number().int().min(0),
      pagesToPrint: z.number().int().min(0),
    }),
    backups: z.object({
      isScheduled: z.boolean().describe("`BACKUP_DIR` or `BACKUP_S3_PREFIX` is set."),
      at: z.string().describe("Time of day in UTC (`BACKUP_AT`)."),
      last: z
        .object({ startedAt: timestamp, finishedAt: timestamp, isGood: z.boolean(), lastGoodAt: timestamp.nullable() })
        .nullable()
        .describe("How the latest scheduled backup went."),
    }),
    sendsMail: z.boolean().describe("`SMTP_URL` is set."),
  })
  .describe("How the instance is doing.");
export type InstanceReport = z.infer<typeof instanceReportSchema>;

const REPORT: InstanceReport = {
  version: "6.0.2",
  startedAt: "2026-11-20T06:00:00.000Z",
  health: { status: "healthy", database: "healthy", storage: "healthy", error: null },
  storage: { databaseBytes: 48_234_496, uploadedBytes: 12_582_912, freeBytes: 53_687_091_200, isBucket: false },
  people: { total: 14, disabled: 1, admins: 2 },
  waiting: { webhookDeliveries: 0, scheduledWork: 2, pagesToPrint: 0 },
  backups: {
    isScheduled: true,
    at: "03:00",
    last: {
      startedAt: "2026-11-22T03:00:00.000Z",
      finishedAt: "2026-11-22T03:00:09.000Z",
      isGood: true,
      lastGoodAt: "2026-11-22T03:00:00.000Z",
    },
  },
  sendsMail: false,
};

const read = adminOnly
  .route(
    route(
      "GET",
      AT,
      "getInstance",
      "Read the state of the instance",
      "Version, health, storage, waiting work and the latest scheduled backup.",
    ),
  )
  .output(instanceReportSchema)
  .meta({ example: { output: REPORT } });

export const testResultSchema = z
  .object({
    isGood: z.boolean(),
    message: z
      .string()
      .describe("The response of the other side, or the error, in English and unchanged. Never contains a password."),
    ms: z.number().int().min(0).describe("How long it took, in milliseconds."),
  })
  .describe("How a test went.");
export type TestResult = z.infer<typeof testResultSchema>;

const testMail = adminOnly
  .route(
    route(
      "POST",
      `${AT}/mail-test`,
      "testMail",
      "Send a test mail",
      "Sends a mail to your own address and returns the response of the mail server. 412 if no mail server is configured (`SMTP_URL`).",
    ),
  )
  .errors(errors("PRECONDITION_FAILED"))
  .output(testResultSchema)
  .meta({ limit: "mutation", example: { output: { isGood: true, message: "250 2.0.0 Ok: queued as 4F1A2", ms: 180 } } });

const testStorage = adminOnly
  .route(
    route(
      "POST",
      `${AT}/storage-test`,
      "testStorage",
      "Test the storage of files",
      "Writes a small file, reads it back, compares it and deletes it.",
    ),
  )
  .output(testResultSchema)
  .meta({ limit: "mutation", example: { output: { isGood: true, message: "Written, read and deleted.", ms: 4 } } });

/** What can be wrong with how requests reach the instance. */
export const ADDRESS_PROBLEMS = [
  "app-url-differs",
  "app-url-missing",
  "proxy-not-trusted",
  "scheme-not-forwarded",
  "every-proxy-trusted",
] as const;

export const addressCheckSchema = z
  .object({
    seenOrigin: z.string().describe("The address of this request as the server sees it."),
    client: z.string().describe("The client address as the server sees it, which limits and the log use."),
    problems: z.array(
      z.object({
        kind: z
          .enum(ADDRESS_PROBLEMS)
          .describe(
            "`app-url-differs`: APP_URL is another address than the one in use. `app-url-missing`: links in mails and https cookies need it. `proxy-not-trusted`: headers of a proxy were ignored. `scheme-not-forwarded`: the proxy does not say that the browser uses https. `every-proxy-trusted`: anyone can claim any client address.",
          ),
        variable: z
          .enum(["APP_URL", "TRUST_PROXY", "X-Forwarded-Proto"])
          .describe("What to change: a variable, or a header of the proxy."),
        value: z.string().nullable().describe("What to set it to, where that is known."),
      }),
    ),
  })
  .describe("Whether requests reach the instance as its settings say.");
export type AddressCheck = z.infer<typeof addressCheckSchema>;

const checkAddress = adminOnly
  .route(
    route(
      "POST",
      `${AT}/address-check`,
      "checkAddress",
      "Check address and proxy",
      "Compares the address that your browser shows with what the server sees and what is configured, and names the variable to change.",
    ),
  )
  .input(
    z.object({
      origin: z
        .string()
        .max(LIMITS.admin.origin)
        .regex(/^https?:\/\/[^\s/]+$/)
        .describe("`location.origin` of the browser."),
    }),
  )
  .output(addressCheckSchema)
  .meta({
    example: {
      input: { origin: "https://dossier.example.org" },
      output: {
        seenOrigin: "http://dossier.example.org",
        client: "10.0.0.7",
        problems: [{ kind: "proxy-not-trusted", variable: "TRUST_PROXY", value: "10.0.0.7" }],
      },
    },
  });

export const adminInstance = { read, testMail, testStorage, checkAddress };
