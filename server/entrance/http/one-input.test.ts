import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "@/contracts/index";
import { type DescribedOperation, listOperations } from "@/server/platform/operations";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

// A query or body field that named another resource once replaced the one in the path, while guard, limits and response cache
// used the path. Every operation with path parameters is tested.

withInstance();

const operations = listOperations(contract).filter(({ path }) => path.includes("{"));
const named = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

let ada: Person;
let eve: Person;

beforeAll(async () => {
  ada = await signUp();
  eve = await signUp();
});

/** A path whose parameters are all well formed but refer to nothing. */
function address(operation: DescribedOperation): string {
  const values: Record<string, string> = { type: "resume", format: "json", kind: "resume" };
  return operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "019bef5a-ffff-7fff-bfff-000000000001");
}

describe.each(named)("%s", (_name, operation) => {
  test.each(namesIn(operation.path))("rejects a query with another %s", async (name) => {
    const answer = await call(operation.method, `${address(operation)}?${name}=another`, {
      cookie: ada.cookie,
      ...(operation.method === "GET" ? {} : { body: {} }),
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST", data: { issues: [{ path: [name] }] } } });
  });

  test.each(namesIn(operation.path))("rejects %s as a list or an object in the query", async (name) => {
    for (const query of [`${name}[]=another`, `${name}[x]=another`, `${name}=a&${name}=b`]) {
      const answer = await call(operation.method, `${address(operation)}?${query}`, {
        cookie: ada.cookie,
        ...(operation.method === "GET" ? {} : { body: {} }),
      });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });

  if (operation.method !== "GET")
    test.each(namesIn(operation.path))("rejects a body with another %s", async (name) => {
      const form = new FormData();
      form.set(name, "another");
      for (const content of [
        { body: { [name]: "another" } },
        { body: { [name]: ["another"] } },
        { body: { [name]: null } },
        { form },
      ]) {
        const answer = await call(operation.method, address(operation), { cookie: ada.cookie, ...content });
        expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST", data: { issues: [{ path: [name] }] } } });
      }
    });
});

test("a field equal to the path parameter is no contradiction, in any spelling of an id", async () => {
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Same" } });
  const upper = String(id).toUpperCase();
  expect((await call("PUT", `/resumes/${id}`, { key: ada.key, body: { id, name: "Same again" } })).status).toBe(200);
  expect((await call("PUT", `/resumes/${upper}`, { key: ada.key, body: { id: upper, name: "Capitals" } })).status).toBe(200);
  expect((await call("PUT", `/resumes/${upper}`, { key: ada.key, body: { id, name: "Mixed" } })).body.name).toBe("Mixed");
});

test("deleting one resume never deletes the one named in the body", async () => {
  const [{ body: stored }, { body: addressed }] = await Promise.all([
    call("POST", "/resumes", { key: ada.key, body: { name: "Kept" } }),
    call("POST", "/resumes", { key: ada.key, body: { name: "Addressed" } }),
  ]);
  expect((await call("DELETE", `/resumes/${addressed}`, { key: ada.key, body: { id: stored } })).status).toBe(400);
  const left = (await call("GET", "/resumes", { key: ada.key })).body as { id: string }[];
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([stored, addressed]));
});

test("a crafted address never puts a private resume or other content into the response cache", async () => {
  const shared = await share(ada, "Shared by Ada", true);
  const secret = await share(ada, "Secret of Ada", false);
  const foreign = await share(eve, "Shared by Eve", true);
  for (const path of [
    `/resumes/${ada.username}/${shared}?slug=${secret}`,
    `/resumes/${ada.username}/${shared}?username=${eve.username}&slug=${foreign}`,
    `/resumes/${ada.username}/${shared}?slug[]=${secret}`,
  ])
    for (const cookie of [ada.cookie, undefined]) expect((await call("GET", path, { cookie })).status).toBe(400);
  expect((await call("GET", `/resumes/${ada.username}/${secret}`)).status).toBe(404);
  expect((await call("GET", `/resumes/${ada.username}/${shared}`)).body.data.basics.headline).toBe("Shared by Ada");
});

test("visitors never get a response that was made for the owner", async () => {
  const slug = await share(ada, "Both look", true);
  const own = await call("GET", `/resumes/${ada.username}/${slug}`, { cookie: ada.cookie });
  const visitors = await call("GET", `/resumes/${ada.username}/${slug}`);
  expect(own.headers.get("etag")).not.toBe(visitors.headers.get("etag"));
});

test("limits count one document however its id is spelled", async () => {
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Spelled" } });
  const spellings = [String(id), String(id).toUpperCase()];
  const names = await Promise.all(
    spellings.map(async (spelling) => (await call("GET", `/resumes/${spelling}`, { key: ada.key })).body.id),
  );
  expect(names).toEqual([id, id]);
});

async function share(person: Person, headline: string, isPublic: boolean): Promise<string> {
  const { body: id } = await call("POST", "/resumes", { key: person.key, body: { name: headline } });
  await call("PATCH", `/resumes/${id}`, {
    key: person.key,
    body: { operations: [{ op: "replace", path: "/basics/headline", value: headline }] },
  });
  return (await call("PUT", `/resumes/${id}`, { key: person.key, body: { isPublic } })).body.slug;
}
