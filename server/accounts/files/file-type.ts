/** Types recognised by a file's first bytes. Names and headers from the client are not trusted. */
const SIGNATURES: readonly { type: string; extension: string; at: number; bytes: string }[] = [
  { type: "image/png", extension: "png", at: 0, bytes: "\x89PNG\r\n\x1a\n" },
  { type: "image/jpeg", extension: "jpg", at: 0, bytes: "\xff\xd8\xff" },
  { type: "image/gif", extension: "gif", at: 0, bytes: "GIF8" },
  { type: "image/webp", extension: "webp", at: 8, bytes: "WEBP" },
  { type: "application/pdf", extension: "pdf", at: 0, bytes: "%PDF-" },
  { type: "application/zip", extension: "zip", at: 0, bytes: "PK\x03\x04" },
];

const PICTURES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** The type of a file by its content; unknown content is plain bytes. */
export function fileType(bytes: Uint8Array): { type: string; extension: string } {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const found = SIGNATURES.find(({ at, bytes: signature }) => start.startsWith(signature, at));
  return found ? { type: found.type, extension: found.extension } : { type: "application/octet-stream", extension: "bin" };
}

export const isPicture = (type: string) => PICTURES.has(type);
