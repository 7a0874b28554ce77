import older from "@/domain/sample/resume-v5.json";
import { makeKey } from "@/server/testing/application";

/** A fictional person of a stored release, with all credentials of their account. */
export type StoredPerson = { username: string; email: string; password: string; key: string };

/** The API responses for a stored database, by person and path. */
export type StoredAnswers = Record<string, unknown>;

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

const PASSWORD = "a long fictional passphrase";

/** Uses an instance as two people would: documents, versions, a shared page, links between letters and resumes, Trash, a lock. */
export async function fillInstance(address: string): Promise<StoredPerson[]> {
  const people: StoredPerson[] = [];
  for (const username of ["ada.example", "bo.example"]) {
    const key = await makeKey(address, username, PASSWORD);
    const person = { username, email: `${username}@example.com`, password: PASSWORD, key };
    await fillAccount(callAs(address, person.key));
    people.push(person);
  }
  return people;
}

async function fillAccount(call: Call): Promise<void> {
  const sample = String(
    await call("POST", "/resumes", { name: "Product Designer", slug: "designer", tags: ["design"], withSampleData: true }),
  );
  await call("PATCH", `/resumes/${sample}`, {
    operations: [{ op: "replace", path: "/basics/headline", value: "Designerin für Öffentliches · 公共設計" }],
  });
  await call("PUT", `/resumes/${sample}`, { isPublic: true, tags: ["design", "public"] });
  await call("POST", `/resumes/${sample}/versions`, { name: "As sent" });
  const imported = String(await call("POST", "/resumes/import", { data: older }));
  await call("PUT", `/resumes/${imported}`, { name: "Brought along", slug: "brought-along" });
  await call("PUT", `/resumes/${imported}`, { slug: "brought", isPublic: true });
  const copy = String(await call("POST", `/resumes/${sample}/duplicate`, { name: "Copy" }));
  await call("POST", `/resumes/${copy}/lock`, { isLocked: true });
  const gone = String(await call("POST", "/resumes", { name: "In Trash", tags: [], withSampleData: false }));
  await call("DELETE", `/resumes/${gone}`);
  const letter = (await call("POST", "/cover-letters", {
    name: "To Northwind",
    recipient: "<p>Northwind Example Ltd</p>",
    content: "<p>I read with interest …</p>",
    sourceResumeId: sample,
  })) as { id: string };
  await call("POST", `/cover-letters/${letter.id}/versions`, { name: "First draft" });
}

/** Everything the two people and their visitors can read. */
export async function readInstance(address: string, people: readonly StoredPerson[]): Promise<StoredAnswers> {
  const answers: StoredAnswers = {};
  for (const { username, key } of people) {
    const call = callAs(address, key);
    const read = async (path: string) => {
      const answer = await call("GET", path);
      answers[`${username} ${path}`] = answer;
      return answer;
    };
    const resumes = (await read("/resumes")) as { id: string }[];
    const { items: letters } = (await read("/cover-letters")) as { items: { id: string }[] };
    for (const path of ["/resumes/tags", "/documents", "/documents?trashed=true"]) await read(path);
    for (const [kind, documents] of [
      ["resumes", resumes],
      ["cover-letters", letters],
    ] as const)
      for (const { id } of documents) {
        await read(`/${kind}/${id}`);
        const versions = (await read(`/${kind}/${id}/versions`)) as { id: string }[];
        for (const version of versions) await read(`/${kind}/${id}/versions/${version.id}`);
      }
    answers[`visitor /resumes/${username}/designer`] = await callAs(address)("GET", `/resumes/${username}/designer`);
    answers[`visitor /resumes/${username}/brought-along`] = await callAs(address)("GET", `/resumes/${username}/brought-along`);
  }
  return answers;
}

function callAs(address: string, key?: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${address}/api/openapi${path}`, {
      method,
      headers: { ...(key ? { "x-api-key": key } : {}), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 500 || (method !== "GET" && !response.ok))
      throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
}
