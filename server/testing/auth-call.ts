import { CLIENT_HEADER, sealedClient } from "@/server/platform/request/client";
import { sendRequest } from "@/server/testing/instance";
import { ORIGIN } from "./instance";

// biome-ignore lint/suspicious/noExplicitAny: tests look into responses of any address of the sign-in service.
type AuthAnswer = { status: number; body: any; cookie: string; headers: Headers };

type Options = {
  cookie?: string;
  body?: unknown;
  /** A raw body, instead of `body`. */
  raw?: string;
  /** The address the request comes from. */
  client?: string;
  headers?: Record<string, string>;
};

/** Calls an endpoint of the sign-in service as a browser would. `cookie` in the result is the cookie it sets. */
export async function authCall(
  method: "GET" | "POST",
  path: string,
  { cookie, body, client, raw, headers = {} }: Options = {},
): Promise<AuthAnswer> {
  const response = await sendRequest(
    new Request(`${ORIGIN}/api/auth/${path}`, {
      method,
      headers: {
        host: "localhost:3000",
        origin: ORIGIN,
        ...(method === "POST" ? { "content-type": "application/json" } : {}),
        ...(cookie ? { cookie } : {}),
        ...(client ? { [CLIENT_HEADER]: sealedClient(client) } : {}),
        ...headers,
      },
      ...(method === "POST" ? { body: raw ?? JSON.stringify(body ?? {}) } : {}),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return {
    status: response.status,
    body: isJson && text ? JSON.parse(text) : text,
    cookie: response.headers
      .getSetCookie()
      .map((entry) => entry.split(";")[0])
      .join("; "),
    headers: response.headers,
  };
}
