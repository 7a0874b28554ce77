import { createHash } from "node:crypto";
import { describeApi } from "@/server/entrance/openapi/document";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { singleton } from "@/server/platform/singleton";

/** GET /api/openapi/spec.json: the OpenAPI document, with this instance as its server. Generated once. */
export async function openApiDocument(origin: string): Promise<Response> {
  const document = await singleton("openapi-document", () => describeApi());
  const body = JSON.stringify({ ...document, servers: [{ url: `${origin}${API_PREFIX}`, description: "This instance" }] });
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return new Response(body, {
    headers: { "content-type": "application/json", "cache-control": "no-cache", etag, "access-control-allow-origin": "*" },
  });
}
