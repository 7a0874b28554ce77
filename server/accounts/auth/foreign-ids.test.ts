import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { authCall } from "@/server/testing/auth-call";
import { everythingOf } from "@/server/testing/everything-of";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { auth } from "./auth";

// Tests every endpoint of the sign-in service with every id it accepts. Endpoints added by a later release are included
// automatically.

withInstance();

type Things = { session: string; account: string; passkey: string; apiKey: string; user: string };

const NO_THINGS: Things = {
  session: "none".repeat(8),
  account: "019bef5a-ffff-7fff-bfff-000000000001",
  passkey: "019bef5a-ffff-7fff-bfff-000000000002",
  apiKey: "019bef5a-ffff-7fff-bfff-000000000003",
  user: "019bef5a-ffff-7fff-bfff-000000000004",
};

/**
 * What an id in an input refers to. `userId` is for servers only: it is rejected for any user, or ignored in favour of the
 * session.
 */
const REFERENCES: Record<string, keyof Things> = {
  "/revoke-session token": "session",
  "/unlink-account accountId": "account",
  "/refresh-token accountId": "account",
  "/get-access-token accountId": "account",
  "/account-info accountId": "account",
  "/refresh-token userId": "user",
  "/get-access-token userId": "user",
  "/account-info userId": "user",
  "/passkey/delete-passkey id": "passkey",
  "/passkey/update-passkey id": "passkey",
  "/api-key/get id": "apiKey",
  "/api-key/update keyId": "apiKey",
  "/api-key/delete keyId": "apiKey",
  "/api-key/create userId": "user",
  "/api-key/update userId": "user",
};

/** Fields that look like an id but refer to nothing a user owns, or are a secret that proves more than an id. */
const NO_REFERENCE = new Set([
  "configId",
  "organizationId",
  "providerId",
  "idToken",
  "/callback/:id id",
  "/reset-password token",
  "/reset-password/:token token",
  "/verify-email token",
  "/delete-user token",
  "/delete-user/callback token",
  // Programs prove themselves, and tokens are more than ids: front/programs/ handles them, and programs/attacks.test.ts attacks it.
  "/oauth2/introspect token",
  "/oauth2/revoke token",
]);

/** Endpoints of the library that the front does not let through. */
const NOT_SERVED = ["/oauth2/get-consent", "/oauth2/update-consent", "/oauth2/delete-consent"];

type Endpoint = {
  path?: string;
  options: { method: string | string[]; body?: z.ZodType; query?: z.ZodType; metadata?: { SERVER_ONLY?: boolean } };
};
type JsonSchema = { properties?: Record<string, unknown>; anyOf?: JsonSchema[]; allOf?: JsonSchema[] };

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const names = ({ properties = {}, anyOf = [], allOf = [] }: JsonSchema): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...allOf].flatMap(names),
  ];
  return [...new Set(names(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema))];
}

const served = () =>
  Object.values(auth().api as unknown as Record<string, Endpoint>).flatMap(({ path, options }) => {
    if (!path || options.metadata?.SERVER_ONLY || NOT_SERVED.includes(path)) return [];
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    return [...new Set([...inPath, ...fieldsOf(options.body), ...fieldsOf(options.query)])]
      .filter((field) => /^(id|token)$|(Id|Ids|Token)$/.test(field))
      .filter((field) => !NO_REFERENCE.has(field) && !NO_REFERENCE.has(`${path} ${field}`))
      .map((field) => ({ path, field, method: options.method.includes("POST") ? ("POST" as const) : ("GET" as const) }));
  });

async function makeThings({ userId }: Person): Promise<Things> {
  const [account, passkey] = [newId(), newId()];
  const db = database();
  await db.account.create({ data: { id: account, userId, accountId: newId(), providerId: "elsewhere" } });
  await db.passkey.create({
    data: { id: passkey, userId, publicKey: "", credentialID: newId(), counter: 0, deviceType: "singleDevice", backedUp: false },
  });
  const session = await db.session.findFirst({ where: { userId }, select: { token: true } });
  const key = await db.apiKey.findFirst({ where: { referenceId: userId }, select: { id: true } });
  return { session: session?.token ?? "", account, passkey, apiKey: key?.id ?? "", user: userId };
}

let ada: Person;
let mine: Things;
let eve: Person;
let theirs: Things;

beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  [mine, theirs] = [await makeThings(ada), await makeThings(eve)];
});

/** What an endpoint needs besides the id under test. */
const BESIDE: Record<string, (own: Things) => Record<string, string>> = {
  "/passkey/update-passkey id": () => ({ name: "Renamed" }),
  "/api-key/update keyId": () => ({ name: "Renamed" }),
  "/api-key/update userId": ({ apiKey }) => ({ name: "Renamed", keyId: apiKey }),
  "/api-key/create userId": () => ({ name: "Made" }),
  "/refresh-token userId": ({ account }) => ({ accountId: account }),
  "/get-access-token userId": ({ account }) => ({ accountId: account }),
  "/account-info userId": ({ account }) => ({ accountId: account }),
};

/** A request with the caller's own values except for one field. */
async function ask(path: string, field: string, own: Things, other: Things, { cookie }: Person) {
  const method = served().find((endpoint) => endpoint.path === path)?.method ?? "POST";
  const name = `${path} ${field}`;
  const values: Record<string, string> = { ...BESIDE[name]?.(own), [field]: other[REFERENCES[name] as keyof Things] };
  const query = method === "GET" ? `?${new URLSearchParams(values)}` : "";
  const { status, body } = await authCall(method, `${path.slice(1)}${query}`, { cookie, body: values });
  return { status, body };
}

test.each(NOT_SERVED)("%s is not there", async (path) => {
  for (const method of ["GET", "POST"] as const)
    expect((await authCall(method, path.slice(1), { cookie: ada.cookie, body: { id: newId() } })).status).toBe(404);
});

test("this table lists exactly the ids that the endpoints accept", () => {
  const taken = served().map(({ path, field }) => `${path} ${field}`);
  const unknown = taken.filter((name) => !(name in REFERENCES));
  expect(unknown, `Say in REFERENCES what ${unknown} names, or in NO_REFERENCE that it names nothing of a person.`).toEqual([]);
  expect(Object.keys(REFERENCES).filter((name) => !taken.includes(name))).toEqual([]);
});

describe.each(Object.keys(REFERENCES).map((name) => name.split(" ") as [string, string]))("%s, %s", (path, field) => {
  test("of another user changes nothing of theirs", async () => {
    const before = await everythingOf([eve.userId]);
    await ask(path, field, mine, theirs, ada);
    expect(await everythingOf([eve.userId])).toEqual(before);
  });

  test("of another user gets the same response as one that does not exist", async () => {
    const unknown = await ask(path, field, mine, NO_THINGS, ada);
    const foreign = await ask(path, field, mine, theirs, ada);
    expect(foreign).toEqual(unknown);
    expect(String(foreign.body?.code)).not.toBe("VALIDATION_ERROR");
  });

  if (field === "userId") return;
  test("of the caller gets a different response, or has an effect", async () => {
    const owner = await signUp();
    const things = await makeThings(owner);
    const before = await everythingOf([owner.userId]);
    const unknown = await ask(path, field, things, NO_THINGS, owner);
    const own = await ask(path, field, things, things, owner);
    expect({ own, rows: await everythingOf([owner.userId]) }).not.toEqual({ own: unknown, rows: before });
  });
});
