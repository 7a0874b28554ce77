import { CompactSign, compactVerify, errors } from "jose";
import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { secrets } from "@/server/platform/secrets";

const payloadSchema = z.object({
  version: z.literal(1),
  resumeId: z.string(),
  userId: z.string(),
  target: z.string(),
  issuedAt: z.number(),
  expiresAt: z.number(),
});

export type DownloadLink = z.infer<typeof payloadSchema>;

/** The purpose of a token. Tokens signed for another purpose are invalid. */
const HEADER = { alg: "HS256", typ: "resume-download" };

const key = () => new TextEncoder().encode(secrets().authSecret);

/** A signed token for one resume's PDF, valid for 10 minutes. */
export async function signDownload(
  resumeId: string,
  ownerId: string,
  now: number,
  target = "resume",
): Promise<{ token: string; expiresAt: number }> {
  const payload: DownloadLink = {
    version: 1,
    resumeId,
    userId: ownerId,
    target,
    issuedAt: now,
    expiresAt: now + LIMITS.downloadLinkMs,
  };
  const text = new TextEncoder().encode(JSON.stringify(payload));
  return { token: await new CompactSign(text).setProtectedHeader(HEADER).sign(key()), expiresAt: payload.expiresAt };
}

/**
 * The contents of a token, or null if it is not ours. It may have expired, which the caller checks. No token is valid for longer
 * than 10 minutes.
 */
export async function readDownload(token: string): Promise<DownloadLink | null> {
  try {
    const { payload, protectedHeader } = await compactVerify(token, key(), { algorithms: [HEADER.alg] });
    if (protectedHeader.typ !== HEADER.typ) return null;
    const link = payloadSchema.parse(JSON.parse(new TextDecoder().decode(payload)));
    return link.expiresAt - link.issuedAt <= LIMITS.downloadLinkMs ? link : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof SyntaxError) return null;
    throw error;
  }
}
