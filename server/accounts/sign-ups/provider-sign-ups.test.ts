import { afterAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { startFakeOidc } from "@/server/testing/fake-oidc";
import { call, ORIGIN, signUp, withInstance } from "@/server/testing/instance";

const CLIENT_ID = "dossier";
const profile = { sub: "1", email: "guest@example.net", email_verified: true, name: "Guest Example" };
const oidc = await startFakeOidc(profile, CLIENT_ID);
afterAll(oidc.stop);

withInstance({
  OAUTH_CLIENT_ID: CLIENT_ID,
  OAUTH_CLIENT_SECRET: "secret",
  OAUTH_DISCOVERY_URL: `${oidc.issuer}/.well-known/openid-configuration`,
});

/** The way through the provider and back, in a browser with these cookies. Returns where it ends. */
async function signInThere(cookie: string): Promise<string> {
  const body = { provider: "custom", callbackURL: "/documents" };
  const begun = await authCall("POST", "sign-in/social", { cookie, body });
  expect(begun.status).toBe(200);
  const there = await fetch(begun.body.url, { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  const path = `${back.pathname.replace("/api/auth/", "")}${back.search}`;
  const ended = await authCall("GET", path, { cookie: [cookie, begun.cookie].filter(Boolean).join("; ") });
  return ended.headers.get("location") ?? "";
}

test("the rules hold for other sign-in providers, and an invitation comes back in its cookie", async () => {
  const ada = await signUp();
  const settings = { signUps: { mode: "invitation", domains: [] } };
  await call("PUT", "/admin/settings", { cookie: ada.cookie, body: settings });
  expect(await signInThere("")).toContain("error=INVITATION_NEEDED");
  expect(await signInThere("dossier_invitation=made-up")).toContain("error=INVITATION_UNKNOWN");
  expect(await database().user.count()).toBe(1);
  const { url } = (await call("POST", "/admin/invitations", { cookie: ada.cookie, body: {} })).body;
  const invitation = new URL(url).searchParams.get("invitation");
  expect(await signInThere(`dossier_invitation=${invitation}`)).toMatch(new RegExp(`^(${ORIGIN})?/documents`));
  expect(await database().user.findMany({ where: { email: profile.email }, select: { isAdmin: true } })).toEqual([
    { isAdmin: false },
  ]);
  expect(await database().invitation.findMany({ select: { usedAt: true } })).toEqual([{ usedAt: expect.any(Date) }]);
  // Who has an account already needs none.
  expect(await signInThere("")).toMatch(new RegExp(`^(${ORIGIN})?/documents`));
});
