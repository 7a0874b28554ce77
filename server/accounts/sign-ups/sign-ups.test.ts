import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "@/domain/dates/day-ms";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let count = 0;

beforeAll(async () => {
  ada = await signUp();
});

const settings = (mode: string, domains: string[] = []) =>
  call("PUT", "/admin/settings", { cookie: ada.cookie, body: { signUps: { mode, domains } } });
const invite = async (body: object = {}) => (await call("POST", "/admin/invitations", { cookie: ada.cookie, body })).body;
const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get("invitation") ?? "";

/** Tries to sign up and returns the code of the refusal, or "in". */
async function attempt({ domain = "example.com", email = `new${++count}@${domain}`, invitation, headers }: Attempt = {}) {
  const body = { email, name: "New Person", username: `new${++count}`, password: "correct horse", invitation };
  const answer = await authCall("POST", "sign-up/email", {
    body,
    client: `10.7.${count >> 8}.${count & 255}`,
    ...(headers ? { headers } : {}),
  });
  return answer.status === 200 ? "in" : answer.body.code;
}
type Attempt = { domain?: string; email?: string; invitation?: unknown; headers?: Record<string, string> };

test("open, closed, by domain, by invitation", async () => {
  expect(await attempt()).toBe("in");
  expect((await settings("closed")).body).toEqual({ signUps: { mode: "closed", domains: [], isFixed: false } });
  expect(await attempt()).toBe("SIGN_UPS_CLOSED");
  expect(await attempt({ invitation: tokenOf(await invite()) })).toBe("SIGN_UPS_CLOSED");
  expect((await call("GET", "/flags")).body.disableSignups).toBe(true);
  expect((await settings("domain", ["Example.ORG", "example.org"])).body.signUps.domains).toEqual(["example.org"]);
  expect(await attempt({ domain: "example.org" })).toBe("in");
  expect(await attempt({ domain: "sub.example.org" })).toBe("EMAIL_DOMAIN_NOT_ALLOWED");
  expect(await attempt({ domain: "notexample.org" })).toBe("EMAIL_DOMAIN_NOT_ALLOWED");
  expect(await attempt({ invitation: tokenOf(await invite()) })).toBe("in");
  await settings("invitation");
  expect(await attempt()).toBe("INVITATION_NEEDED");
  expect((await call("GET", "/flags")).body.disableSignups).toBe(false);
  const { acts } = (await call("GET", "/admin/log?limit=200", { cookie: ada.cookie })).body;
  expect(acts.filter(({ kind }: { kind: string }) => kind === "sign-ups-changed")).toMatchObject([
    { detail: "invitation" },
    { detail: "domain example.org" },
    { detail: "closed" },
  ]);
});

test("the mode by domain needs a domain, and only domains are domains", async () => {
  expect((await settings("domain")).status).toBe(400);
  expect((await settings("domain", ["https://example.org"])).status).toBe(400);
  expect((await settings("domain", ["a@example.org"])).status).toBe(400);
  expect((await settings("sometimes")).status).toBe(400);
});

describe("an invitation", () => {
  beforeAll(async () => {
    await settings("invitation");
  });

  test("lets one person in, once", async () => {
    const made = await invite();
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * DAY_MS);
    expect(await attempt({ invitation: tokenOf(made) })).toBe("in");
    expect(await attempt({ invitation: tokenOf(made) })).toBe("INVITATION_USED");
    const { invitations } = (await call("GET", "/admin/invitations", { cookie: ada.cookie })).body;
    expect(invitations[0]).toMatchObject({ id: made.id, state: "used" });
    expect(JSON.stringify(await database().invitation.findMany())).not.toContain(tokenOf(made));
  });

  test("of two who use it at the same moment, one gets in", async () => {
    const invitation = tokenOf(await invite());
    const outcomes = await Promise.all([attempt({ invitation }), attempt({ invitation }), attempt({ invitation })]);
    expect(outcomes.filter((outcome) => outcome === "in")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "INVITATION_USED")).toHaveLength(2);
  });

  test("is not used up by a sign-up that fails", async () => {
    const invitation = tokenOf(await invite());
    expect(await attempt({ invitation, email: ada.email })).not.toBe("in");
    expect(await attempt({ invitation })).toBe("in");
  });

  test("for an address is for that address only", async () => {
    const made = await invite({ email: "Only.Me@example.com" });
    expect(made.email).toBe("only.me@example.com");
    expect(await attempt({ invitation: tokenOf(made) })).toBe("INVITATION_FOR_ANOTHER_ADDRESS");
    expect(await attempt({ invitation: tokenOf(made), email: "only.me@example.com" })).toBe("in");
  });

  test("that was revoked, has expired or does not exist is refused, each with its reason", async () => {
    const [revoked, expired] = [await invite(), await invite()];
    expect((await call("DELETE", `/admin/invitations/${revoked.id}`, { cookie: ada.cookie })).status).toBe(200);
    await database().invitation.update({ where: { id: expired.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await attempt({ invitation: tokenOf(revoked) })).toBe("INVITATION_REVOKED");
    expect(await attempt({ invitation: tokenOf(expired) })).toBe("INVITATION_EXPIRED");
    expect(await attempt({ invitation: "made-up" })).toBe("INVITATION_UNKNOWN");
    expect(await attempt({ invitation: "x".repeat(5_000) })).toBe("INVITATION_UNKNOWN");
    expect(await attempt({ invitation: "" })).toBe("INVITATION_NEEDED");
    expect(await attempt({ invitation: { $ne: null } })).toBe("INVITATION_UNKNOWN");
    const none = "/admin/invitations/019bef5a-ffff-7fff-bfff-000000000001";
    expect((await call("DELETE", none, { cookie: ada.cookie })).status).toBe(404);
  });

  test("comes from a cookie where the way leads over another provider", async () => {
    const invitation = tokenOf(await invite());
    expect(await attempt({ headers: { cookie: `dossier_invitation=${invitation}` } })).toBe("in");
    expect(await attempt({ headers: { cookie: `dossier_invitation=${invitation}` } })).toBe("INVITATION_USED");
  });
});
