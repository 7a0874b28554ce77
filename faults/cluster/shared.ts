import { until } from "./daemon";
import type { Instances } from "./instances";

/** Checks that two instances act as one: sessions, live updates and limits. Returns how many checks failed. */
export async function shared({ addresses: [one = "", two = ""] }: Instances, say: (line: string) => void): Promise<number> {
  let failed = 0;
  const check = (what: string, isRight: boolean, detail: unknown = "") => {
    if (!isRight) failed += 1;
    say(`${isRight ? "ok  " : "FAIL"} ${what} ${detail}`);
  };
  const username = `shared${Date.now()}`;
  const account = { email: `${username}@example.com`, password: "correct horse", name: "Ada Example", username };
  const json = { "content-type": "application/json" };
  const signUp = await fetch(`${one}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { ...json, origin: one },
    body: JSON.stringify(account),
  });
  const cookie = signUp.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");
  const at = (address: string, path: string, init: RequestInit = {}) =>
    fetch(`${address}/api${path}`, { ...init, headers: { ...json, cookie, origin: address } });

  const made = await at(one, "/openapi/resumes", { method: "POST", body: JSON.stringify({ name: "Shared" }) });
  const id = (await made.json()) as string;
  check("a session of one instance is valid on the other", (await at(two, `/openapi/resumes/${id}`)).status === 200);

  const end = new AbortController();
  const updates = await at(two, `/openapi/resumes/${id}/updates`, { signal: end.signal });
  const heard: { text: string; at: number } = { text: "", at: 0 };
  const read = async () => {
    for await (const chunk of updates.body ?? []) {
      heard.text += Buffer.from(chunk as Uint8Array).toString();
      if (heard.text.includes('"patch"')) heard.at ||= performance.now();
    }
  };
  void read().catch(() => {});
  const operations = [{ op: "replace", path: "/basics/headline", value: "Changed elsewhere" }];
  await at(one, `/openapi/resumes/${id}`, { method: "PATCH", body: JSON.stringify({ operations }) });
  const began = performance.now();
  await until(
    () => (heard.at > 0 || performance.now() - began > 3_000 ? true : null),
    () => "",
  );
  check("an editor hears of a change on the other", heard.at > 0, `after ${(heard.at - began).toFixed(0)} ms`);
  end.abort();

  const read2 = await at(two, `/openapi/resumes/${id}`);
  const found = (await read2.json()) as { data: { basics: { headline: string } } };
  check("a cached answer is not served after a change on the other", found.data.basics.headline === "Changed elsewhere");

  await limits(one, two, account, check);
  await at(one, "/auth/revoke-sessions", { method: "POST", body: "{}" });
  const ended = performance.now();
  while ((await at(two, "/openapi/resumes")).status === 200 && performance.now() - ended < 3_000);
  const took = performance.now() - ended;
  check("a session that is ended on one instance ends on the other", took < 1_000, `after ${took.toFixed(0)} ms`);
  return failed;
}

/** Wrong passwords, in turns on both instances: each of them must know of those on the other. */
async function limits(
  one: string,
  two: string,
  { email }: { email: string },
  check: (what: string, isRight: boolean, detail: string) => void,
) {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    const address = attempt % 2 ? one : two;
    const response = await fetch(`${address}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: address },
      body: JSON.stringify({ email, password: `wrong ${attempt}` }),
    });
    statuses.push(response.status);
  }
  const tried = statuses.filter((status) => status !== 429).length;
  check("wrong passwords on both instances count together", tried <= 6 && statuses.at(-1) === 429, statuses.join(" "));
}
