import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { RATE_LIMITS } from "@/contracts/limits";
import { databasePool } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { sharedCounter } from "@/server/platform/limits/shared-counter";
import { singleton } from "@/server/platform/singleton";

export type LimitName =
  | "apiKey"
  | "mutation"
  | "pdf"
  | "publicPdf"
  | "download"
  | "password"
  | "upload"
  | "fileDelete"
  | "pdfCheck"
  | "ai"
  | "comment"
  | "sharedRead"
  | "userinfo"
  | "incomingMail";

type Rule = { points: number; seconds: number };

/** Limits used by most requests have a shared counter: a write for each would cost more than the request. */
const TALLIED: ReadonlySet<LimitName> = new Set(["apiKey", "mutation", "sharedRead"]);

function ruleOf(limit: LimitName): Rule {
  const settings = env();
  const rules: Record<LimitName, Rule> = {
    apiKey: { points: settings.RATE_LIMIT_API_KEY_PER_HOUR, seconds: 3600 },
    mutation: { points: settings.RATE_LIMIT_MUTATIONS_PER_MINUTE, seconds: 60 },
    pdf: { points: settings.RATE_LIMIT_PDF_PER_MINUTE, seconds: 60 },
    publicPdf: { points: settings.RATE_LIMIT_PUBLIC_PDF_PER_MINUTE, seconds: 60 },
    download: { points: settings.RATE_LIMIT_DOWNLOADS_PER_MINUTE, seconds: 60 },
    password: { points: settings.RATE_LIMIT_PASSWORDS_PER_10_MINUTES, seconds: 600 },
    upload: { points: settings.RATE_LIMIT_UPLOADS_PER_MINUTE, seconds: 60 },
    fileDelete: { points: settings.RATE_LIMIT_FILE_DELETES_PER_MINUTE, seconds: 60 },
    pdfCheck: { points: settings.RATE_LIMIT_PDF_CHECKS_PER_MINUTE, seconds: 60 },
    ai: { points: settings.RATE_LIMIT_AI_PER_MINUTE, seconds: 60 },
    sharedRead: RATE_LIMITS.sharedRead,
    comment: RATE_LIMITS.shareComment,
    userinfo: RATE_LIMITS.oauthUserinfo,
    incomingMail: RATE_LIMITS.incomingMail,
  };
  return rules[limit];
}

/** A limiter that all instances share through the database; while it is unreachable, each counts alone. */
function limiterOf(limit: LimitName): RateLimiterPostgres {
  return singleton(`limiter-${limit}`, () => {
    const { points, seconds } = ruleOf(limit);
    const options = { keyPrefix: limit, points, duration: seconds };
    const insuranceLimiter = new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: databasePool(),
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter,
    });
  });
}

/**
 * Takes one point. Null means allowed; a number means rejected, with the seconds until a retry. Source: interface-details 1.15.
 */
export async function takePoint(limit: LimitName, key: string): Promise<number | null> {
  if (env().RATE_LIMITS === "off") return null;
  if (TALLIED.has(limit)) {
    const { points, seconds } = ruleOf(limit);
    const wait = sharedCounter().take(`${limit}:${key}`, points, seconds, Date.now());
    return wait === null ? null : Math.ceil(wait / 1000);
  }
  try {
    await limiterOf(limit).consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

const FIRST_OF_DAY = { keyPrefix: "first-of-day", points: 1, duration: 24 * 3600 };
const seenHere = () => singleton("seen-today", () => new RateLimiterMemory(FIRST_OF_DAY));

/** Of all instances. */
const seenAnywhere = () =>
  singleton(
    "seen-today-anywhere",
    () =>
      new RateLimiterPostgres({
        ...FIRST_OF_DAY,
        storeClient: databasePool(),
        storeType: "pool",
        tableName: "rate_limit",
        tableCreated: true,
        insuranceLimiter: new RateLimiterMemory(FIRST_OF_DAY),
      }),
  );

/**
 * Whether this is the first time on this day (UTC) that any instance sees the key. Not a limit, so it also works with limits off. Only
 * the first time on this instance queries the database.
 */
export async function isFirstOfDay(key: string, now: Date): Promise<boolean> {
  const dated = `${now.toISOString().slice(0, 10)}:${key}`;
  for (const seen of [seenHere(), seenAnywhere()]) {
    try {
      await seen.consume(dated);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }
  return true;
}
