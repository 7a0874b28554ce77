import { readText } from "@/server/accounts/auth/front/call";
import { appAddressOf } from "@/server/accounts/auth/programs/app-address";
import { clientOf } from "@/server/platform/request/client";
import { oauthError } from "./answers";

/** A request of a program, read within the limits. */
export type ProgramCall = {
  /** Below /api/auth, such as "/oauth2/token". */
  path: string;
  method: string;
  /** The address of this instance for which tokens are issued. */
  app: string;
  url: URL;
  authorization: string | null;
  headers: Headers;
  client: string;
  /** The body. Each field occurs once, except `resource`. */
  fields: URLSearchParams;
  /** The body of a registration. */
  json: Record<string, unknown>;
};

/** Reads a request of a program, or returns why it cannot be handled. Registrations are JSON, everything else is a form. */
export async function readProgramCall(request: Request, path: string): Promise<ProgramCall | Response> {
  const url = new URL(request.url);
  const text = request.method === "GET" ? "" : await readText(request);
  if (text === null) return oauthError(413, "invalid_request", "The body is too large.");
  if (!isClean(text)) return oauthError(400, "invalid_request", "The body contains characters that cannot be stored.");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const contentType = path === "/oauth2/register" ? "application/json" : "application/x-www-form-urlencoded";
  if (text !== "" && type !== contentType) return oauthError(415, "invalid_request", `The body must be ${contentType}.`);
  const json = type === "application/json" ? parseObject(text) : {};
  if (json === null) return oauthError(400, "invalid_client_metadata", "The body is not a JSON object.");
  const fields = new URLSearchParams(type === "application/json" ? "" : text);
  const repeated = repeatedFieldOf(fields);
  if (repeated) return oauthError(400, "invalid_request", `${repeated} is given more than once.`);
  if (![...fields].flat().every(isClean)) return oauthError(400, "invalid_request", "A field cannot be stored.");
  const { headers, method } = request;
  const authorization = headers.get("authorization");
  return { path, method, app: appAddressOf(url), url, authorization, headers, client: clientOf(headers), fields, json };
}

/** The request for the sign-in service: without cookies, so that nothing depends on who uses the browser. */
export function serviceRequest(call: ProgramCall): Request {
  const headers = new Headers({ accept: "application/json", "x-forwarded-for": call.client, origin: call.url.origin });
  if (call.authorization !== null && call.path !== "/oauth2/register") headers.set("authorization", call.authorization);
  headers.set("host", call.url.host);
  if (call.method === "GET") return new Request(call.url, { headers });
  const isJson = call.path === "/oauth2/register";
  headers.set("content-type", isJson ? "application/json" : "application/x-www-form-urlencoded");
  return new Request(call.url, { method: "POST", headers, body: isJson ? JSON.stringify(call.json) : call.fields.toString() });
}

/** A field that is given more than once. Source: RFC 6749, section 3.1. */
export function repeatedFieldOf(fields: URLSearchParams): string | null {
  const names = [...fields.keys()].filter((name) => name !== "resource");
  return names.find((name, index) => names.indexOf(name) !== index) ?? null;
}

export const isClean = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
