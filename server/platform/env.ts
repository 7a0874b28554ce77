import { isIP } from "node:net";
import { z } from "zod";
import { AI_PROVIDERS } from "@/contracts/ai/providers";
import { WEB_PROVIDERS } from "@/contracts/applications/web-access";
import { RATE_LIMITS } from "@/contracts/limits";
import { type AllowedHosts, parseAllowedHosts } from "@/server/platform/outgoing/allowed-hosts";
import { singleton } from "@/server/platform/singleton";

/** Every address of the machine, IPv4 and IPv6: names such as localhost may resolve to either. */
export const EVERYWHERE = "::";

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/;

const flag = (fallback: boolean) =>
  z
    .enum(["true", "false", "1", "0", "on", "off"], "must be true or false")
    .optional()
    .transform((value) => (value === undefined ? fallback : ["true", "1", "on"].includes(value)));

/** What another program sends in a header to be let in. */
const secretText = z.string().regex(/^[\x21-\x7e]{16,200}$/, "must have 16 to 200 characters without spaces");

const limit = ({ points }: { points: number }) =>
  z.coerce.number("must be a number of requests").int().positive().default(points);

const origin = z
  .url({ protocol: /^https?$/, error: "must be a full URL such as https://dossier.example.org" })
  .transform((value) => new URL(value).origin);

const httpAddress = (example: string) => z.url({ protocol: /^https?$/, error: `must be a full URL such as ${example}` });
const withoutSlash = (value: string) => value.replace(/\/+$/, "");

/** Address of another service, without a slash at its end. */
const serviceAddress = (fallback: string) => httpAddress(fallback).default(fallback).transform(withoutSlash);

/** A key that is sent in a header. */
const headerText = z.string().regex(/^[\x21-\x7e]{1,2000}$/, "must be a key without spaces or line breaks");

/** Private hosts that the server may connect to all the same: see server/platform/outgoing/allowed-hosts.ts. */
function readAllowedHosts(text: string, context: z.RefinementCtx): AllowedHosts {
  const { allowed, unreadable } = parseAllowedHosts(text);
  for (const word of unreadable)
    context.addIssue({
      code: "custom",
      message: `holds "${word}", which is not a host, host:port or a range such as 10.0.0.0/8`,
    });
  return allowed;
}

const hosts = z.string().default("").transform(readAllowedHosts);

/** Networks whose `X-Forwarded-*` headers count: addresses and CIDR ranges, or every sender. */
export type TrustedProxies = readonly string[] | "all";

const LOOPBACK_NETWORKS = ["127.0.0.0/8", "::1"];
const PRIVATE_NETWORKS = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"];

const proxies = z
  .string()
  .default("loopback")
  .transform((text, context): TrustedProxies => {
    const words = text.split(/[\s,]+/).filter(Boolean);
    if (words.some((word) => /^(true|1|on|all)$/i.test(word))) return "all";
    return words.flatMap((word) => {
      if (/^(false|0|off|loopback)$/i.test(word)) return LOOPBACK_NETWORKS;
      if (/^private$/i.test(word)) return [...LOOPBACK_NETWORKS, ...PRIVATE_NETWORKS];
      if (/^none$/i.test(word)) return [];
      const [address = "", bits, ...more] = word.split("/");
      const family = isIP(address);
      const maxBits = family === 6 ? 128 : 32;
      if (family !== 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits)))
        return [word];
      context.addIssue({
        code: "custom",
        message: `holds "${word}", which is not an address, a range such as 10.0.0.0/8, or one of loopback, private, all, none`,
      });
      return [];
    });
  });

/** Settings that mean nothing without each other. */
const TOGETHER = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
  ["OAUTH_CLIENT_ID", "OAUTH_CLIENT_SECRET"],
  ["WEB_ACCESS_PROVIDER", "WEB_ACCESS_API_KEY"],
  ["INCOMING_MAIL_DOMAIN", "INCOMING_MAIL_SECRET"],
  ["AI_PROVIDER", "AI_MODEL"],
] as const;

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: z.coerce.number("must be a port number, 0 to 65535").int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default(EVERYWHERE),
    DATA_DIR: z.string().min(1).default("./data"),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgresql://")
      .optional(),
    DATABASE_DIRECT_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgresql://")
      .optional(),
    DATABASE_PREPARED: flag(true),
    DATABASE_CONNECTIONS: z.coerce.number("must be a number of connections").int().min(2).max(200).default(16),
    ANNOUNCEMENTS: z.enum(["auto", "notify", "table"], "must be auto, notify or table").default("auto"),
    INSTANCES: z.coerce.number("must be a number of processes").int().min(1).max(64).default(1),
    SHUTDOWN_DELAY_SECONDS: z.coerce.number("must be a number of seconds").min(0).max(60).default(0),
    APP_URL: origin.optional(),
    PUBLIC_HOME: z
      .string()
      .regex(/^\/?[^/\s]+\/[^/\s]+$/, "must be the path of a shared resume, such as ida/designer")
      .optional(),
    TRUSTED_ORIGINS: z
      .string()
      .default("")
      .transform((text, context) => {
        const parts = text
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean);
        return parts.map((part) => {
          const parsed = origin.safeParse(part);
          if (!parsed.success) context.addIssue({ code: "custom", message: `holds "${part}", which is not a full URL` });
          return parsed.success ? parsed.data : part;
        });
      }),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    ENCRYPTION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    RATE_LIMITS: z.enum(["on", "off"], "must be on or off").default("on"),
    RATE_LIMIT_API_KEY_PER_HOUR: limit(RATE_LIMITS.apiKey),
    RATE_LIMIT_MUTATIONS_PER_MINUTE: limit(RATE_LIMITS.mutation),
    RATE_LIMIT_PDF_PER_MINUTE: limit(RATE_LIMITS.pdfExport),
    RATE_LIMIT_PUBLIC_PDF_PER_MINUTE: limit(RATE_LIMITS.publicPdf),
    RATE_LIMIT_DOWNLOADS_PER_MINUTE: limit(RATE_LIMITS.publicDownload),
    RATE_LIMIT_PASSWORDS_PER_10_MINUTES: limit(RATE_LIMITS.resumePassword),
    RATE_LIMIT_UPLOADS_PER_MINUTE: limit(RATE_LIMITS.upload),
    RATE_LIMIT_FILE_DELETES_PER_MINUTE: limit(RATE_LIMITS.fileDelete),
    RATE_LIMIT_PDF_CHECKS_PER_MINUTE: limit(RATE_LIMITS.pdfCheck),
    RATE_LIMIT_AI_PER_MINUTE: limit(RATE_LIMITS.ai),
    POSTING_READER_ALLOWED_HOSTS: hosts,
    POSTING_CHECKS: flag(true),
    WEBHOOK_ALLOWED_HOSTS: hosts,
    MAILBOX_ALLOWED_HOSTS: hosts,
    CALENDAR_ALLOWED_HOSTS: hosts,
    PUSH_ALLOWED_HOSTS: hosts,
    WEB_ACCESS_PROVIDER: z.enum(WEB_PROVIDERS, `must be one of ${WEB_PROVIDERS.join(", ")}`).optional(),
    WEB_ACCESS_API_KEY: headerText.optional(),
    AI_PROVIDER: z.enum(AI_PROVIDERS, `must be one of ${AI_PROVIDERS.join(", ")}`).optional(),
    AI_MODEL: z.string().max(200).optional(),
    AI_API_KEY: headerText.optional(),
    AI_BASE_URL: z.url({ protocol: /^https?$/, error: "must be a full URL such as http://127.0.0.1:11434/v1" }).optional(),
    AI_ALLOWED_HOSTS: hosts,
    AI_SECOND_OPINION: flag(false),
    ENTAILMENT_MODEL: z
      .string()
      .regex(/\.onnx$/, "must be the path of an .onnx file")
      .optional(),
    FIRECRAWL_BASE_URL: serviceAddress("https://api.firecrawl.dev"),
    TAVILY_BASE_URL: serviceAddress("https://api.tavily.com"),
    EXA_BASE_URL: serviceAddress("https://api.exa.ai"),
    TRUST_PROXY: proxies,
    ADMIN_EMAIL: z
      .email("must be an email address")
      .transform((address) => address.toLowerCase())
      .optional(),
    DISABLE_SIGNUPS: flag(false),
    DISABLE_EMAIL_AUTH: flag(false),
    SHOW_SPONSORS: flag(false),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
      .optional(),
    SMTP_FROM: z.string().min(3).optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GITHUB_CLIENT_ID: z.string().optional(),
    GITHUB_CLIENT_SECRET: z.string().optional(),
    LINKEDIN_CLIENT_ID: z.string().optional(),
    LINKEDIN_CLIENT_SECRET: z.string().optional(),
    OAUTH_PROVIDER_NAME: z.string().optional(),
    OAUTH_CLIENT_ID: z.string().optional(),
    OAUTH_CLIENT_SECRET: z.string().optional(),
    OAUTH_SCOPES: z.string().default("openid profile email"),
    OAUTH_DISCOVERY_URL: z.url().optional(),
    OAUTH_AUTHORIZATION_URL: z.url().optional(),
    OAUTH_TOKEN_URL: z.url().optional(),
    OAUTH_USER_INFO_URL: z.url().optional(),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default("us-east-1"),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    S3_FORCE_PATH_STYLE: flag(true),
    STORAGE_QUOTA_MB: z.coerce.number("must be a number of megabytes").int().min(0).max(1_000_000_000).default(1024),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_S3_PREFIX: z
      .string()
      .regex(/^[\w][\w./-]*$/, "must be a prefix such as backups/dossier")
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    BACKUP_AT: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 03:00 (UTC)")
      .default("03:00"),
    BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
    BACKUP_BEFORE_UPGRADE: flag(true),
    INCOMING_MAIL_DOMAIN: z
      .string()
      .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, "must be a domain such as in.dossier.example.org")
      .transform((domain) => domain.toLowerCase())
      .optional(),
    INCOMING_MAIL_SECRET: secretText.optional(),
    INCOMING_MAIL_AUTHENTICATOR: z
      .string()
      .regex(/^[\w.-]+$/, "must be a name such as mx.example.org")
      .transform((name) => name.toLowerCase())
      .optional(),
    METRICS_TOKEN: secretText.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress("http://localhost:4318").transform(withoutSlash).optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpAddress("http://localhost:4318/v1/traces").optional(),
    LOG_LEVEL: z.enum(["error", "warn", "info", "debug", "silent"], "must be error, warn, info, debug or silent").default("info"),
    TYPESETTER_PROCESSES: z.coerce.number().int().min(1).max(16).default(2),
  })
  .superRefine((value, context) => {
    if (value.RATE_LIMITS === "off" && !LOOPBACK.test(value.HOST))
      context.addIssue({
        code: "custom",
        path: ["RATE_LIMITS"],
        message: `can be off only when HOST is a loopback address such as 127.0.0.1 (HOST is ${value.HOST})`,
      });
    if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL)
      context.addIssue({ code: "custom", path: ["DATABASE_DIRECT_URL"], message: "needs DATABASE_URL" });
    if (value.SMTP_URL && !value.SMTP_FROM)
      context.addIssue({ code: "custom", path: ["SMTP_FROM"], message: "is required when SMTP_URL is set" });
    // Links in mails must not depend on the Host header of the request.
    if (value.SMTP_URL && !value.APP_URL)
      context.addIssue({
        code: "custom",
        path: ["APP_URL"],
        message: "is required when SMTP_URL is set, because links in mails start with it",
      });
    for (const [name, other] of TOGETHER)
      if (Boolean(value[name]) !== Boolean(value[other]))
        context.addIssue({ code: "custom", path: [name], message: `and ${other} must be set together` });
    if (value.AI_PROVIDER && value.AI_PROVIDER !== "ollama" && value.AI_PROVIDER !== "openai-compatible" && !value.AI_API_KEY)
      context.addIssue({ code: "custom", path: ["AI_API_KEY"], message: `is required for ${value.AI_PROVIDER}` });
    if (value.AI_PROVIDER === "openai-compatible" && !value.AI_BASE_URL)
      context.addIssue({ code: "custom", path: ["AI_BASE_URL"], message: "is required for openai-compatible" });
    if (value.OAUTH_CLIENT_ID && !value.OAUTH_DISCOVERY_URL && !(value.OAUTH_AUTHORIZATION_URL && value.OAUTH_TOKEN_URL))
      context.addIssue({
        code: "custom",
        path: ["OAUTH_DISCOVERY_URL"],
        message: "or OAUTH_AUTHORIZATION_URL and OAUTH_TOKEN_URL are required when OAUTH_CLIENT_ID is set",
      });
    if (value.BACKUP_DIR && value.BACKUP_S3_PREFIX)
      context.addIssue({ code: "custom", path: ["BACKUP_DIR"], message: "and BACKUP_S3_PREFIX exclude each other" });
    if (value.BACKUP_S3_PREFIX && !value.S3_BUCKET)
      context.addIssue({ code: "custom", path: ["BACKUP_S3_PREFIX"], message: "needs S3_BUCKET and its keys" });
    if (value.S3_BUCKET && (!value.S3_ACCESS_KEY_ID || !value.S3_SECRET_ACCESS_KEY))
      context.addIssue({
        code: "custom",
        path: ["S3_ACCESS_KEY_ID"],
        message: "and S3_SECRET_ACCESS_KEY are required when S3_BUCKET is set",
      });
  });

export type Env = z.output<typeof schema>;

export class ConfigurationError extends Error {}

/**
 * Reads the configuration from the given variables; an empty variable counts as absent. Throws `ConfigurationError` with one line
 * per error.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".") || "configuration"} ${issue.message}`);
  throw new ConfigurationError(`The configuration is not valid:\n${lines.join("\n")}\nSee .env.example for every setting.`);
}

/** The configuration of this process: the only place that reads process.env. */
export const env = (): Env => singleton("env", () => parseEnv(process.env));

/** The PATH, the only variable that programs we start need. */
export const searchPath = (): string | undefined => process.env.PATH;

/** Takes the number of processes from the command line, before the configuration is read. */
export function setInstances(count: string): void {
  process.env.INSTANCES = count;
}

/** Hands Next its configuration as JSON, as its own servers do that run without the sources. */
export function setPagesConfig(config: string): void {
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = config;
}
