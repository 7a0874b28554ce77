/** The body of a request, or `"too large"` as soon as it passes the limit. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | "too large"> {
  if (Number(request.headers.get("content-length")) > limit) return "too large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return "too large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
