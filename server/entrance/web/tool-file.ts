import { contentDisposition } from "@/server/entrance/http/content-disposition";
import { networkOf } from "@/server/platform/limits/network";
import { clientOf } from "@/server/platform/request/client";

/** GET /api/tool-files/{token}: a file that a tool of an AI client has linked to. 401 for a token that is not ours, 410 after its 10 minutes. */
export async function toolFile(request: Request, token: string): Promise<Response> {
  // The operations are loaded when the first link is opened, as for `/mcp`.
  const { openToolFile } = await import("@/server/entrance/mcp/file-link");
  const file = await openToolFile(token, networkOf(clientOf(request.headers)));
  if (file === "expired") return new Response("This link has expired. Call the tool again.", { status: 410 });
  if (file === "invalid") return new Response("Unauthorized", { status: 401 });
  return new Response(file, {
    headers: {
      "content-type": file.type,
      "content-disposition": contentDisposition("attachment", file.name),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}
