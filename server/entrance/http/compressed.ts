import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { constants, createGzip, type Gzip, gzip, gzipSync } from "node:zlib";

// Level 1 takes a third of the time of the default and leaves JSON a tenth larger: over a network both are far from the plain size.
const OPTIONS = { level: constants.Z_BEST_SPEED };

/** Smaller responses fit into one packet uncompressed. */
const SMALLEST_BYTES = 1400;
/** Larger ones are compressed off the main thread, which continues with other requests. */
const LARGEST_AT_ONCE_BYTES = 64 * 1024;

/** What shrinks: texts, and fonts that are not packed. */
const TEXTS = /^(application\/(json|problem\+json|yaml)|image\/svg\+xml|font\/ttf|text\/(?!event-stream))/i;
const GZIP = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;

type Fields = Record<string, string | string[] | undefined>;

/** Whether this response is worth compressing for any client; such responses vary with `Accept-Encoding`. */
const isText = (fields: Fields): boolean => TEXTS.test(String(fields["content-type"] ?? "")) && !fields["content-encoding"];

const accepts = (request: IncomingMessage): boolean =>
  request.method !== "HEAD" && GZIP.test(String(request.headers["accept-encoding"] ?? ""));

const addVary = (fields: Fields): string => [fields.vary, "accept-encoding"].flat().filter(Boolean).join(", ");

/** The bytes to send for a complete response; sets the headers for their encoding. `ready` caches the compressed form of a response. */
export async function encoded(
  request: IncomingMessage,
  fields: Fields,
  content: Buffer | string,
  ready?: { gzipped?: Buffer },
): Promise<Buffer | string> {
  if (!isText(fields) || Buffer.byteLength(content) < SMALLEST_BYTES) return content;
  fields.vary = addVary(fields);
  if (!accepts(request)) return content;
  fields["content-encoding"] = "gzip";
  if (ready?.gzipped) return ready.gzipped;
  const isLarge = content.length > LARGEST_AT_ONCE_BYTES;
  const bytes = isLarge ? await promisify(gzip)(content, OPTIONS) : gzipSync(content, OPTIONS);
  if (ready) ready.gzipped = bytes;
  return bytes;
}

/** The transform for a response of unknown length; null if it is sent unchanged. Changes the headers. */
export function encoder(request: IncomingMessage, fields: Headers): Gzip | null {
  const length = fields.get("content-length");
  const known = { "content-type": fields.get("content-type") ?? "", "content-encoding": fields.get("content-encoding") ?? "" };
  if (!isText(known) || (length !== null && Number(length) < SMALLEST_BYTES)) return null;
  fields.set("vary", addVary({ vary: fields.get("vary") ?? undefined }));
  if (!accepts(request)) return null;
  fields.delete("content-length");
  fields.set("content-encoding", "gzip");
  return createGzip(OPTIONS);
}
