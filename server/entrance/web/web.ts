import type { StandardResponse } from "@orpc/standard-server";
import { toFetchResponse } from "@orpc/standard-server-fetch";
import { account } from "@/server/accounts/auth/front/front";
import { type ApiRequest, handleApi } from "@/server/entrance/http/dispatch";
import { translate } from "@/server/entrance/http/translate";
import { HEALTH_HEADERS, health } from "@/server/entrance/instance/health";
import { TOOL_FILES } from "@/server/entrance/mcp/tool-files-path";
import { envelope } from "@/server/platform/errors";
import { networkOf } from "@/server/platform/limits/network";
import { onBehalfOf } from "@/server/platform/request/acting";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { clientOf } from "@/server/platform/request/client";
import { ReadyJson } from "@/server/platform/request/ready-json";
import { refuse } from "@/server/platform/request/refuse";
import { admitted } from "@/server/platform/workers/admission";
import { clientPackage } from "./client-package";
import { paper } from "./document-files";
import { extensionPackage } from "./extension-package";
import { incomingMail } from "./incoming-mail";
import { openApiDocument } from "./openapi";
import { plainFile } from "./plain-files";
import { readBytes } from "./read-bytes";
import { referencePage, referenceScript, referenceStart, tryItPage } from "./reference";
import { toolFile } from "./tool-file";
import { uploads } from "./uploads";
import { wellKnown } from "./well-known";

/** Everything below /api except pages. Unknown paths return 404 in the envelope. Never throws. */
export async function handleWeb(request: Request): Promise<Response> {
  try {
    return await route(request, new URL(request.url));
  } catch (error) {
    const known = translate(error);
    const headers = {
      "cache-control": "no-store",
      ...(known.status === 503 || known.status === 429 ? { "retry-after": "2" } : {}),
    };
    return Response.json(envelope(known), { status: known.status, headers });
  }
}

async function route(request: Request, url: URL): Promise<Response> {
  const path = url.pathname.replace(/\/$/, "");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (path === "/api/health" && isRead) {
    const { status, body } = await health(new Date());
    return new Response(body, { status, headers: HEALTH_HEADERS });
  }
  if (path === "/mcp")
    return toResponse(await (await import("@/server/entrance/mcp/handler")).handleMcp(apiRequest(request, url)));
  if (path === "/api/incoming-mail" || path === "/api/incoming-mail/mime") return incomingMail(request, url);
  const document = wellKnown(request, url, path);
  if (document) return document;
  if (path.startsWith("/api/auth/")) return account(request, path);
  if (isRead && path === API_PREFIX) return referencePage(request);
  if (isRead && path === `${API_PREFIX}/try`) return tryItPage();
  if (isRead && path === `${API_PREFIX}/reference.js`) return referenceScript(request);
  if (isRead && path === `${API_PREFIX}/reference-start.js`) return referenceStart();
  if (isRead && (path === `${API_PREFIX}/spec.json` || path === `${API_PREFIX}/spec`)) return openApiDocument(url.origin);
  if (path.startsWith(`${API_PREFIX}/`)) return operation(request, url);
  if (isRead && path === "/client.tgz") return clientPackage(request);
  const extension = isRead ? extensionPackage(request, path) : null;
  if (extension) return extension;
  if (isRead && /^\/(api\/)?uploads\//.test(path)) return uploads(request, path);
  if (isRead && path.startsWith(TOOL_FILES)) return toolFile(request, path.slice(TOOL_FILES.length));
  const file = isRead ? plainFile(path, url.origin) : null;
  if (file) return file;
  const network = networkOf(clientOf(request.headers));
  const page = await admitted(network, () => onBehalfOf(network, () => paper(request, path)));
  return page ?? refuse("NOT_FOUND");
}

const operation = async (request: Request, url: URL) => toResponse(await handleApi(apiRequest(request, url)));

const apiRequest = (request: Request, url: URL): ApiRequest => ({
  method: request.method,
  url,
  headers: Object.fromEntries(request.headers),
  client: clientOf(request.headers),
  signal: request.signal,
  bytes: (limit) => readBytes(request, limit),
});

function toResponse(response: StandardResponse | Response): Response {
  if (response instanceof Response) return response;
  if (!(response.body instanceof ReadyJson)) return toFetchResponse(response);
  const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  headers.set("content-type", "application/json");
  return new Response(new Uint8Array(response.body.bytes), { status: response.status, headers });
}
