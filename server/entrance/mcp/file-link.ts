import { CompactSign, compactVerify, errors } from "jose";
import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { perform } from "@/server/entrance/http/perform";
import { requestOf } from "@/server/entrance/mcp/operation-request";
import { TOOL_FILES } from "@/server/entrance/mcp/tool-files-path";
import { findTool } from "@/server/entrance/mcp/tools";
import { type Db, database } from "@/server/platform/db/client";
import { secrets } from "@/server/platform/secrets";

const payloadSchema = z.object({
  tool: z.string(),
  given: z.record(z.string(), z.unknown()),
  userId: z.string(),
  expiresAt: z.number(),
});
type FileLink = z.infer<typeof payloadSchema>;

/** Tokens signed for another purpose are invalid here. */
const HEADER = { alg: "HS256", typ: "tool-file" };
/** Longer addresses are refused by servers and proxies. */
const MAX_ARGUMENTS = 3000;

const key = () => new TextEncoder().encode(secrets().authSecret);

export const isLinkable = (args: object): boolean => JSON.stringify(args).length <= MAX_ARGUMENTS;

/** An address at which the file that a tool makes can be read for ten minutes without a credential. */
export async function linkFile(app: string, link: Omit<FileLink, "expiresAt">, now: number): Promise<string> {
  const payload: FileLink = { ...link, expiresAt: now + LIMITS.downloadLinkMs };
  const text = new TextEncoder().encode(JSON.stringify(payload));
  return `${app}${TOOL_FILES}${await new CompactSign(text).setProtectedHeader(HEADER).sign(key())}`;
}

/** The token of an address of this instance, or null. */
export const tokenOfLink = (app: string, uri: string): string | null =>
  uri.startsWith(`${app}${TOOL_FILES}`) ? uri.slice(app.length + TOOL_FILES.length) : null;

/** The file behind a link, made now: what its owner deleted since is gone. Throws what `translate` knows. */
export async function openFileLink(db: Db, token: string, client: string, now: number): Promise<File | "invalid" | "expired"> {
  const link = await readToken(token);
  if (!link) return "invalid";
  const tool = findTool(link.tool);
  if (tool?.operation.permission !== "read") return "invalid";
  if (link.expiresAt <= now) return "expired";
  const owner = await db.user.findUnique({ where: { id: link.userId, banned: false }, select: { id: true } });
  if (!owner) return "invalid";
  const caller = { kind: "bearer", userId: owner.id, clientId: null, name: null, permissions: ["read"] } as const;
  const headers = { get: () => null };
  const { body } = await perform(
    tool.operation,
    requestOf(tool.operation, { ...link.given, ...tool.fixed }, { caller, client, headers, signal: undefined }),
  );
  return body instanceof File ? body : "invalid";
}

/** The same for an address in the database of this process. */
export const openToolFile = (token: string, client: string) => openFileLink(database(), token, client, Date.now());

async function readToken(token: string): Promise<FileLink | null> {
  try {
    const { payload, protectedHeader } = await compactVerify(token, key(), { algorithms: [HEADER.alg] });
    return protectedHeader.typ === HEADER.typ ? payloadSchema.parse(JSON.parse(new TextDecoder().decode(payload))) : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof SyntaxError) return null;
    throw error;
  }
}
