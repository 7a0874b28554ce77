import { beforeAll, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { contract } from "@/contracts/index";
import { DOCUMENT_TYPES, type DocumentType } from "@/contracts/model/document";
import { type DescribedOperation, listOperations } from "@/server/platform/operations";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { everythingOf } from "@/server/testing/everything-of";
import { type Fields, NO_REFERENCE, nobodys, REFERENCES, type Reference } from "@/server/testing/foreign-references";
import { type Answer, call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { makeThings, NO_THINGS, type Things } from "@/server/testing/things";

// Tests every operation of the contract with every id it accepts. New operations are included automatically; a new kind of id
// needs a line in REFERENCES (server/testing/foreign-references.ts), and its thing a line in makeThings.

withInstance();

/** At the top level of an input. Ids inside stored content belong to its own items. */
const LOOKS_LIKE_ID = /^(id|filename|attachments)$|(Id|Ids|Path|Url|Token|Key)$/;

/** A form with the one file that an upload cannot go without. */
function formOf(operation: DescribedOperation): FormData | undefined {
  const { required = [] } = inputOf(operation);
  if (!operation.meta.upload || !required.some((name) => ["file", "audio"].includes(name))) return;
  const form = new FormData();
  const file = required.includes("audio") ? "audio" : "file";
  form.set(file, new File(["%PDF-1.7\n%%EOF\n"], "sent.pdf", { type: "application/pdf" }));
  return form;
}

/** Deleting career data twice is fine, except in the record. */
const isIdempotent = ({ method, path }: DescribedOperation) =>
  method === "DELETE" && path.startsWith("/career/") && !path.startsWith("/career/record/");

/** An id that the client chooses: one that does not exist is added. */
const isChosen = ({ method, path }: DescribedOperation, field: string) =>
  method === "PUT" && path === "/career/record/{id}/wordings/{wordingId}" && field === "wordingId";

type Case = { name: string; operation: DescribedOperation; type: DocumentType; field: string };

const pathNames = ({ path }: DescribedOperation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
type Input = { properties?: Fields; required?: string[] };
const inputs = new Map<DescribedOperation, Input>();
function inputOf(operation: DescribedOperation): Input {
  const { inputSchema } = operation;
  const made = () => z.toJSONSchema(inputSchema as z.ZodType, { io: "input", unrepresentable: "any" }) as Input;
  const input = inputs.get(operation) ?? (inputSchema ? made() : {});
  inputs.set(operation, input);
  return input;
}
const idsOf = (operation: DescribedOperation) => {
  const fields = Object.keys(inputOf(operation).properties ?? {}).filter((name) => LOOKS_LIKE_ID.test(name));
  const [, folder] = operation.path.split("/");
  const isReference = (name: string) =>
    !(`${folder} ${name}` in NO_REFERENCE) && (!(name in NO_REFERENCE) || `${folder} ${name}` in REFERENCES);
  return [...new Set([...pathNames(operation), ...fields])].filter(isReference);
};

function referenceOf(operation: DescribedOperation, field: string): Reference {
  const [, folder, subfolder] = operation.path.split("/");
  const reference = REFERENCES[`${folder}/${subfolder} ${field}`] ?? REFERENCES[`${folder} ${field}`] ?? REFERENCES[field];
  if (!reference)
    throw new Error(
      `${operation.method} ${operation.path} takes “${field}”, and this test does not know what that names. Add “${folder} ${field}” to ` +
        `REFERENCES in server/foreign-ids.test.ts, and the thing to makeThings in server/testing/things.ts; or say in NO_REFERENCE why it names nothing of a person.`,
    );
  return reference;
}

/** Administrators reach every account. That no one else does, whatever id they send: server/accounts/admin/access.test.ts. */
const operations = listOperations(contract).filter(({ meta }) => meta.access !== "admin");
const cases: Case[] = operations.flatMap((operation) => {
  const types = "type" in (inputOf(operation).properties ?? {}) ? DOCUMENT_TYPES : (["resume"] as const);
  return types.flatMap((type) =>
    idsOf(operation)
      .filter((field) => !referenceOf(operation, field).isOpen)
      .filter((field) => !isChosen(operation, field))
      .map((field) => ({
        name: `${operation.method} ${operation.path}, ${field}${types.length > 1 ? ` of a ${type}` : ""}`,
        operation,
        type,
        field,
      })),
  );
});

let ada: Person;
let eve: Person;
let mine: Things;
let theirs: Things;
let namesOfEve: string[];
let everythingOfEve: string[];
let document: Record<string, Record<string, Fields>>;

beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  [mine, theirs] = [await makeThings(ada), await makeThings(eve)];
  namesOfEve = [eve.userId, ...Object.values(theirs).filter((name) => name !== theirs.slug)];
  everythingOfEve = await everythingOf(namesOfEve);
  document = (inject("apiDocument") as { paths: typeof document }).paths;
});

function exampleOf({ method, path }: DescribedOperation): Fields {
  const operation = document[path]?.[method.toLowerCase()] as { requestBody?: { content: Record<string, { example?: Fields }> } };
  return operation.requestBody?.content["application/json"]?.example ?? {};
}

type ForeignRequest = { path: string; body?: Fields; form?: FormData };

/** The request with things of the caller, but for one field. */
function requestOf({ operation, type, field }: Case, own: Things, other: Things): ForeignRequest {
  const { required = [] } = inputOf(operation);
  const example = exampleOf(operation);
  const needed = idsOf(operation).filter((name) => required.includes(name) || name in example);
  const values: Fields = {
    slug: "free",
    kind: example.kind ?? "resume",
    type,
    format: "json",
    ...Object.fromEntries(needed.flatMap((name) => Object.entries(referenceOf(operation, name).of(own, type)))),
    ...referenceOf(operation, field).of(other, type),
  };
  const inPath = pathNames(operation);
  const path = inPath.reduce((text, name) => text.replace(`{${name}}`, encodeURIComponent(String(values[name]))), operation.path);
  const named = Object.entries(values).filter(
    ([name]) =>
      !inPath.includes(name) && (required.includes(name) || name === field) && name in (inputOf(operation).properties ?? {}),
  );
  const form = formOf(operation);
  for (const [name, value] of form ? named : []) form?.set(name, String(value));
  if (form) return { path, form };
  const { without = [] } = referenceOf(operation, field);
  const rest = Object.fromEntries(Object.entries(example).filter(([name]) => !without.includes(name)));
  if (operation.method !== "GET") return { path, body: { ...rest, ...Object.fromEntries(named) } };
  const query = new URLSearchParams(named.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])));
  return { path: `${path}?${query}` };
}

test.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  "%s: every id in its input is known to this table",
  (_name, operation) => {
    for (const field of idsOf(operation)) expect(referenceOf(operation, field)).toBeDefined();
  },
);

describe("another user's id gets the same response as one that does not exist, and nothing of theirs changes", () => {
  test.each(cases.map((one) => [one.name, one] as const))("%s", async (_name, one) => {
    const { operation, field } = one;
    const { missing = nobodys, status } = referenceOf(operation, field);
    const isFilter = operation.method === "GET" && !pathNames(operation).length && !operation.meta.produces;
    for (const key of operation.meta.access === "public" ? [ada.key, undefined] : [ada.key]) {
      const ask = ({ path, ...body }: ReturnType<typeof requestOf>) => call(operation.method, path, { key, ...body });
      const unknown = await ask(requestOf(one, mine, missing(theirs)));
      const foreign = await ask(requestOf(one, mine, theirs));
      expect(shapeOf(foreign)).toEqual(shapeOf(unknown));
      expect(unknown.status).toBe(status ?? (isFilter || isIdempotent(operation) ? 200 : 404));
    }
    if (operation.method !== "GET") requests.push(one.name);
    if (requests.length >= REQUESTS_AT_ONCE) await expectUntouched();
  });

  test("nor did the last of them, and reading", () => expectUntouched());

  /** Looking at every row takes longer than a request, so it is done once for several, which a failure names. */
  const REQUESTS_AT_ONCE = 10;
  const requests: string[] = [];
  async function expectUntouched() {
    expect(await everythingOf(namesOfEve), `changed by one of: ${requests.join("; ")}`).toEqual(everythingOfEve);
    // Only now: a second try must not forget whom it suspects.
    requests.length = 0;
  }

  const shapeOf = ({ status, bytes }: Answer) => [status, bytes.toString()];
});

describe("the same request gets a different response for the owner, which proves that the table above is meaningful", () => {
  test.each(cases.map((one) => [one.name, one] as const))("%s", async (_name, one) => {
    const { operation, field } = one;
    const { missing = nobodys } = referenceOf(operation, field);
    const { owner, things } = needsOwnThings(operation) ? await newOwner() : shared;
    if (isIdempotent(operation)) return expectOnlyTheirOwn(one, owner, things);
    const { headers = () => ({}) } = referenceOf(operation, field);
    const unknown = await firstBytes(operation.method, requestOf(one, things, missing(things)), owner, headers(things));
    const known = await firstBytes(operation.method, requestOf(one, things, things), owner, headers(things));
    expect(known).not.toEqual(unknown);
    expect(known[0]).not.toBe(403);
    // A provider that cannot be reached is no failure of ours.
    expect(known[0] === 502 ? 0 : known[0]).toBeLessThan(500);
  });

  /** Operations that may delete twice return the same response, so their effect must differ. */
  async function expectOnlyTheirOwn(one: Case, owner: Person, things: Things) {
    const before = await everythingOf([owner.userId]);
    await firstBytes(one.operation.method, requestOf(one, things, NO_THINGS), owner);
    expect(await everythingOf([owner.userId])).toEqual(before);
    await firstBytes(one.operation.method, requestOf(one, things, things), owner);
    expect(await everythingOf([owner.userId])).not.toEqual(before);
  }

  let shared: Awaited<ReturnType<typeof newOwner>>;
  beforeAll(async () => {
    shared = await newOwner();
  });

  async function newOwner() {
    const owner = await signUp();
    const things = await makeThings(owner);
    await call("PUT", `/resumes/${things.resume}`, { key: owner.key, body: { isPublic: true } });
    return { owner, things };
  }

  /**
   * Operations after which a thing is gone, locked, used up, busy with an answer, or at another revision than the example names.
   * If one is missing here, a later test does not find its item.
   */
  const needsOwnThings = ({ method, path }: DescribedOperation) =>
    method === "DELETE" ||
    /\/(trash|purge|lock|merge|send|messages)$/.test(path) ||
    (path === "/cover-letters/{id}" && ["PUT", "PATCH"].includes(method));

  /** Status and the beginning of the body; a stream of events has no end to wait for. */
  async function firstBytes(
    method: string,
    { path, body, form }: ReturnType<typeof requestOf>,
    { key }: Person,
    more: Record<string, string> = {},
  ) {
    const response = await sendRequest(
      new Request(`${ORIGIN}${API_PREFIX}${path}`, {
        method,
        headers: { ...more, "x-api-key": key, ...(form ? {} : { "content-type": "application/json" }) },
        ...(form ? { body: form } : body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    if (response.headers.get("content-type")?.startsWith("text/event-stream")) await response.body?.cancel();
    return [response.status, response.bodyUsed ? "" : await response.text()];
  }
});

describe("files and pictures outside the API", () => {
  const addresses: [string, (things: Things) => string][] = [
    ["thumbnail of a resume", ({ resume }) => `/api/resumes/${resume}/thumbnail`],
    ["pages of a resume", ({ resume }) => `/api/resumes/${resume}/pages`],
    ["thumbnail of a letter", ({ letter }) => `/api/letters/${letter}/thumbnail`],
    ["pages of a letter", ({ letter }) => `/api/letters/${letter}/pages`],
    ["signed PDF of a resume", ({ resume }) => `/api/resumes/${resume}/pdf?token=x`],
    ["PDF of a private resume", ({ username, slug }) => `/api/resumes/${username}/${slug}/pdf`],
    ["pages of a private resume", ({ username, slug }) => `/api/resumes/${username}/${slug}/pages`],
    ["card of a private resume", ({ username, slug }) => `/api/resumes/${username}/${slug}/card`],
  ];

  test.each(addresses)("%s of another user: same as one that does not exist, signed in or not", async (_name, address) => {
    for (const cookie of [ada.cookie, ""]) {
      const ask = async (things: Things) => {
        const response = await sendRequest(new Request(ORIGIN + address(things), { headers: { cookie } }));
        return [response.status, await response.text()];
      };
      const foreign = await ask(theirs);
      expect(foreign).toEqual(await ask(NO_THINGS));
      expect([401, 404]).toContain(foreign[0]);
    }
  });

  test("the stored file of another user's font", async () => {
    const [family] = (await call("GET", "/fonts", { key: eve.key })).body as { faces: { url: string }[] }[];
    const ask = async (cookie: string) =>
      (await sendRequest(new Request(`${ORIGIN}${family?.faces[0]?.url}`, { headers: { cookie } }))).status;
    expect([await ask(eve.cookie), await ask(ada.cookie), await ask("")]).toEqual([200, 404, 404]);
  });
});
