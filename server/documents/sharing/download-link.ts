import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { secrets } from "@/server/secrets";

const payloadSchema = z.object({
  version: z.literal(1),
  resumeId: z.string(),
  userId: z.string(),
  target: z.string(),
  issuedAt: z.number(),
  expiresAt: z.number(),
});

export type DownloadLink = z.infer<typeof payloadSchema>;

/** A token that gives one resume's PDF for 10 minutes: signed, so that nobody can make one, and readable only by us. */
export function signDownload(
  resumeId: string,
  userId: string,
  now: number,
  target = "resume",
): { token: string; expiresAt: number } {
  const payload: DownloadLink = { version: 1, resumeId, userId, target, issuedAt: now, expiresAt: now + LIMITS.downloadLinkMs };
  const text = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return { token: `${text}.${sign(text)}`, expiresAt: payload.expiresAt };
}

/** What a token says, or null when it is not ours. It may have expired: the caller looks. No token is good for longer than 10 minutes. */
export function readDownload(token: string): DownloadLink | null {
  const [text = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(text));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const payload = payloadSchema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return payload.success && payload.data.expiresAt - payload.data.issuedAt <= LIMITS.downloadLinkMs ? payload.data : null;
}

const sign = (text: string) => createHmac("sha256", secrets().authSecret).update(`resume-download:${text}`).digest("base64url");
