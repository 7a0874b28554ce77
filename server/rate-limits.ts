import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { LIMITS } from "@/contracts/limits";
import { databasePool } from "@/server/db/client";
import { env } from "@/server/env";
import { singleton } from "@/server/singleton";

export type LimitName =
  | "apiKey"
  | "mutation"
  | "pdf"
  | "publicPdf"
  | "download"
  | "password"
  | "upload"
  | "fileDelete"
  | "pdfCheck";

type Rule = {
  points: number;
  seconds: number /** Counted in the database, so that all instances share it; off where each request would cost a write. */;
  shared: boolean;
};

function rules(): Record<LimitName, Rule> {
  const settings = env();
  return {
    apiKey: { points: settings.RATE_LIMIT_API_KEY_PER_HOUR, seconds: 3600, shared: false },
    mutation: { points: settings.RATE_LIMIT_MUTATIONS_PER_MINUTE, seconds: 60, shared: false },
    pdf: { points: settings.RATE_LIMIT_PDF_PER_MINUTE, seconds: 60, shared: true },
    publicPdf: { points: settings.RATE_LIMIT_PUBLIC_PDF_PER_MINUTE, seconds: 60, shared: true },
    download: { points: 5, seconds: 60, shared: true },
    password: { points: 5, seconds: 600, shared: true },
    upload: { points: settings.RATE_LIMIT_UPLOADS_PER_MINUTE, seconds: 60, shared: true },
    fileDelete: { points: settings.RATE_LIMIT_FILE_DELETES_PER_MINUTE, seconds: 60, shared: true },
    pdfCheck: { points: 5, seconds: 60, shared: true },
  };
}

const limiters = () =>
  singleton("rate-limiters", () => {
    const build = ([name, rule]: [string, Rule]): [string, RateLimiterAbstract] => {
      const options = { keyPrefix: name, points: rule.points, duration: rule.seconds };
      const memory = new RateLimiterMemory(options);
      if (!rule.shared) return [name, memory];
      return [
        name,
        new RateLimiterPostgres({
          ...options,
          storeClient: databasePool(),
          storeType: "pool",
          tableName: "rate_limit",
          tableCreated: true,
          inMemoryBlockOnConsumed: rule.points + 1,
          insuranceLimiter: memory,
        }),
      ];
    };
    return Object.fromEntries(Object.entries(rules()).map(build)) as Record<LimitName, RateLimiterAbstract>;
  });

const views = () =>
  singleton("view-window", () => new RateLimiterMemory({ keyPrefix: "view", points: 1, duration: LIMITS.viewWindowMs / 1000 }));

/** Whether this is the first time within an hour that the key is seen. Not a limit, so it holds with limits off as well. */
export async function takeView(key: string): Promise<boolean> {
  return views()
    .consume(key)
    .then(
      () => true,
      () => false,
    );
}

/** Takes one point. Null: allowed. A number: refused, and worth trying again after that many seconds. Source: interface-details 1.15. */
export async function takePoint(limit: LimitName, key: string): Promise<number | null> {
  if (env().RATE_LIMITS === "off") return null;
  try {
    await limiters()[limit].consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
