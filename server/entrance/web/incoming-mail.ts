import { createHash, timingSafeEqual } from "node:crypto";
import { LIMITS } from "@/contracts/limits";
import { parseMultipart } from "@/server/entrance/http/multipart";
import { database } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { refuse } from "@/server/platform/request/refuse";
import { readBytes } from "./read-bytes";

const limits = LIMITS.incomingMail;

/**
 * POST /api/incoming-mail: the operator's mail server hands in a mail, as it was sent or in the form of an inbound service, with the
 * secret. Mailgun sends whole mails only to addresses that end in `mime`. 204 whether or not the address exists; 404 where incoming mail is not set up. The steps are in docs/mail.md.
 */
export async function incomingMail(request: Request, url: URL): Promise<Response> {
  const { INCOMING_MAIL_SECRET: secret } = env();
  if (secret === undefined || request.method !== "POST") return refuse("NOT_FOUND");
  if (!isSecret(request.headers.get("authorization") ?? "", secret))
    return refuse("UNAUTHORIZED", { "www-authenticate": 'Bearer realm="incoming mail"' });
  const bytes = await readBytes(request, limits.bytes);
  if (bytes === "too large") return refuse("PAYLOAD_TOO_LARGE");
  const delivery = await deliveryOf(request, url, bytes);
  if (!delivery || delivery.recipients.length === 0)
    return refuse("BAD_REQUEST", {}, "Name the recipient of the envelope: `?to=` or the header `x-envelope-to`.");
  // Words in eight languages are loaded by those who receive mail.
  const { receiveMail } = await import("@/server/job-search/mailbox/forwarding/receive");
  await receiveMail(database(), delivery.recipients.slice(0, limits.recipients), delivery.raw, new Date());
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** As a bearer token, or as the password of an address such as https://mail:secret@…, for services that can set no header. */
function isSecret(header: string, secret: string): boolean {
  const [, scheme = "", credential = ""] = /^(bearer|basic)\s+(\S+)$/i.exec(header) ?? [];
  const isBasic = scheme.toLowerCase() === "basic";
  const sent = isBasic ? (Buffer.from(credential, "base64").toString("utf8").split(/:(.*)/s)[1] ?? "") : credential;
  return timingSafeEqual(digest(sent), digest(secret));
}

const digest = (text: string) => createHash("sha256").update(text).digest();

type Delivery = { recipients: string[]; raw: Uint8Array };

async function deliveryOf(request: Request, url: URL, bytes: Buffer): Promise<Delivery | null> {
  const named = [...url.searchParams.getAll("to"), request.headers.get("x-envelope-to") ?? ""];
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data/i.test(type)) return { recipients: addressesIn(named), raw: bytes };
  const form = await parseMultipart(bytes, type).catch(() => null);
  if (!form) return null;
  // Mailgun sends `body-mime` and `recipient`, SendGrid `email` and an `envelope` as JSON.
  const mail = form.get("body-mime") ?? form.get("email");
  if (mail === null) return null;
  const raw = typeof mail === "string" ? Buffer.from(mail, "utf8") : new Uint8Array(await mail.arrayBuffer());
  const inForm = [...form.getAll("recipient"), ...form.getAll("envelope")].map((value) =>
    typeof value === "string" ? value : "",
  );
  return { recipients: addressesIn([...named, ...inForm]), raw };
}

/** Addresses in whatever a service puts around them. */
const addressesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.slice(0, 10_000).match(/[\w.+-]{1,64}@[\w.-]{1,253}/g) ?? [])),
];
