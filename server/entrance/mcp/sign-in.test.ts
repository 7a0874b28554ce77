import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { CALLBACK } from "@/server/testing/program";

// The official client finds out by itself how to sign in, as AI clients do that are given the address only.

withInstance();

let kim: Person;
let listening: Listening;
beforeAll(async () => {
  kim = await signUp();
  listening = await listen();
});
afterAll(() => listening.stop());

/** What a program stores; the browser is opened at `asked`. */
class Keeper implements OAuthClientProvider {
  requested: URL | undefined;
  verifier = "";
  information: StoredOAuthClientInformation | undefined;
  stored: StoredOAuthTokens | undefined;
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata = { client_name: "Desktop assistant", redirect_uris: [CALLBACK], token_endpoint_auth_method: "none" };
  clientInformation = () => this.information;
  saveClientInformation(information: StoredOAuthClientInformation) {
    this.information = information;
  }
  tokens = () => this.stored;
  saveTokens(tokens: StoredOAuthTokens) {
    this.stored = tokens;
  }
  redirectToAuthorization(address: URL) {
    this.requested = address;
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }
  codeVerifier = () => this.verifier;
  discovered: OAuthDiscoveryState | undefined;
  discoveryState = () => this.discovered;
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.discovered = state;
  }
}

/** What the person does in their browser: they are signed in, read the consent page and press a button. Returns the address they are redirected to. */
async function inTheBrowser(address: URL, accept: boolean): Promise<URL> {
  const page = await fetch(address, { redirect: "manual", headers: { cookie: kim.cookie } });
  const consent = new URL(page.headers.get("location") ?? "", listening.url);
  expect(consent.pathname).toBe("/auth/consent");
  const decided = await fetch(new URL("/api/auth/oauth2/consent", listening.url), {
    method: "POST",
    headers: { "content-type": "application/json", cookie: kim.cookie, origin: listening.url.origin },
    body: JSON.stringify({ accept, account: kim.userId, oauth_query: consent.search.slice(1) }),
  });
  return new URL(((await decided.json()) as { url: string }).url);
}

test("it registers, sends the person to the consent page, and works with the token it gets", async () => {
  const keeper = new Keeper();
  const transport = new StreamableHTTPClientTransport(listening.url, { authProvider: keeper });
  const client = new Client({ name: "desktop", version: "1.0.0" });
  await expect(client.connect(transport)).rejects.toThrow(UnauthorizedError);
  const back = await inTheBrowser(keeper.requested ?? expect.fail("The browser was not opened."), true);
  expect(back.origin + back.pathname).toBe(CALLBACK);
  await transport.finishAuth(back.searchParams);
  expect(keeper.stored?.access_token.split(".")).toHaveLength(3);

  const signedIn = new Client({ name: "desktop", version: "1.0.0" });
  await signedIn.connect(new StreamableHTTPClientTransport(listening.url, { authProvider: keeper }));
  expect((await signedIn.listTools()).tools).toHaveLength(52);
  const made = await signedIn.callTool({ name: "create_resume", arguments: { name: "By a program", tags: [] } });
  expect(made.isError).not.toBe(true);
  await signedIn.close();
});

test("if the user denies consent, the program gets no token", async () => {
  const keeper = new Keeper();
  const transport = new StreamableHTTPClientTransport(listening.url, { authProvider: keeper });
  await expect(new Client({ name: "desktop", version: "1.0.0" }).connect(transport)).rejects.toThrow(UnauthorizedError);
  const back = await inTheBrowser(keeper.requested ?? expect.fail("The browser was not opened."), false);
  expect(back.searchParams.get("error")).toBe("access_denied");
  await expect(transport.finishAuth(back.searchParams)).rejects.toThrow();
  expect(keeper.stored).toBeUndefined();
});
