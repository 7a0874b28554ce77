import { createHash, randomBytes } from "node:crypto";

const BACK = "http://127.0.0.1:1/callback";

/** Signs up a person who allows a program everything, and returns its access token. */
export async function accessTokenOf(address: string): Promise<string> {
  const auth = `${address}/api/auth`;
  const json = { "content-type": "application/json", origin: address };
  const name = `program.${randomBytes(4).toString("hex")}`;
  const person = { email: `${name}@example.com`, username: name, name, password: "a long enough secret" };
  const signedUp = await fetch(`${auth}/sign-up/email`, { method: "POST", headers: json, body: JSON.stringify(person) });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const metadata = { redirect_uris: [BACK], token_endpoint_auth_method: "none" };
  const registered = await fetch(`${auth}/oauth2/register`, { method: "POST", headers: json, body: JSON.stringify(metadata) });
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: BACK,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const page = await fetch(`${auth}/oauth2/authorize?${query}`, { headers: { cookie }, redirect: "manual" });
  const consent = { accept: true, account: user.id, oauth_query: page.headers.get("location")?.split("?")[1] };
  const headers = { ...json, cookie };
  const allowed = await fetch(`${auth}/oauth2/consent`, { method: "POST", headers, body: JSON.stringify(consent) });
  const { url } = (await allowed.json()) as { url: string };
  const code = new URL(url).searchParams.get("code") ?? "";
  const exchange = { grant_type: "authorization_code", client_id, redirect_uri: BACK, code, code_verifier: verifier };
  const tokens = await fetch(`${auth}/oauth2/token`, { method: "POST", body: new URLSearchParams(exchange) });
  return ((await tokens.json()) as { access_token: string }).access_token;
}
