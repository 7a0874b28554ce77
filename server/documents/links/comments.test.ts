import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

type Document = { type: "resume" | "letter"; id: string };
type Json = Record<string, unknown>;

const at = ({ type, id }: Document, rest: string) => `/documents/${type}/${id}/${rest}`;
const own = (method: string, document: Document, rest: string, body?: Json) =>
  call(method, at(document, rest), { key: ada.key, ...(body && { body }) });
const share = async (document: Document, body: Json = {}) =>
  (await own("POST", document, "share-links", { label: "Northpine", allowComments: true, ...body })).body as {
    id: string;
    token: string;
  };
const through = (method: string, token: string, rest = "", body?: Json, secret?: string) =>
  call(method, `/share-links/${token}/comments${rest}`, {
    ...(body && { body }),
    headers: secret ? { "x-comment-secret": secret } : {},
  });

const SUMMARY = "<p>I lead a team of <strong>four</strong> people.</p><p>We build bridges.</p>";

async function makeResume(summary = SUMMARY): Promise<Document> {
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Mine", withSampleData: true } });
  await patch(id, "/summary/content", summary);
  return { type: "resume", id };
}

const patch = (id: string, path: string, value: unknown) =>
  call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations: [{ op: "replace", path, value }] } });
const dataOf = async ({ id }: Document) => (await call("GET", `/resumes/${id}`, { key: ada.key })).body.data;
const summaryOf = async (document: Document): Promise<string> => (await dataOf(document)).summary.content;
const versionsOf = async ({ id }: Document): Promise<Json[]> =>
  (await call("GET", `/resumes/${id}/versions`, { key: ada.key })).body;

const COMMENT = {
  author: "Noor",
  place: { path: "/summary/content", quote: "a team of four people" },
  text: "Six, was it not?",
  suggestion: "a team of six people",
};

describe("a reader", () => {
  test("comments, changes and deletes with the secret, and replies; other links and other readers do not see or change it", async () => {
    const document = await makeResume();
    const [link, other] = [await share(document), await share(document)];
    const made = await through("POST", link.token, "", COMMENT);
    expect(made.body).toMatchObject({ ...COMMENT, state: "open", replies: [], shareLinkId: link.id });
    expect(made.body).not.toHaveProperty("linkLabel");
    const { id, secret } = made.body;
    expect(Buffer.from(secret, "base64url").length).toBeGreaterThanOrEqual(16);
    expect((await through("GET", other.token)).body).toEqual([]);
    expect((await through("PATCH", other.token, `/${id}`, { text: "x" }, secret)).status).toBe(404);
    for (const wrong of [undefined, "", "wrong", `${secret}x`]) {
      expect((await through("PATCH", link.token, `/${id}`, { text: "x" }, wrong)).body.code).toBe("FORBIDDEN");
      expect((await through("DELETE", link.token, `/${id}`, undefined, wrong)).body.code).toBe("FORBIDDEN");
    }
    const changed = await through("PATCH", link.token, `/${id}`, { text: "Seven?", suggestion: null }, secret);
    expect(changed.body).toMatchObject({ text: "Seven?", suggestion: null, author: "Noor" });
    const answered = await through("POST", link.token, `/${id}/replies`, { author: "Kim", text: "I think so." });
    expect(answered.body.replies).toMatchObject([{ by: "reviewer", author: "Kim", text: "I think so." }]);
    await own("POST", document, `comments/${id}/replies`, { text: "Six." });
    const [listed] = (await through("GET", link.token)).body;
    expect(listed.replies.map(({ by }: Json) => by)).toEqual(["reviewer", "owner"]);
    expect(JSON.stringify(listed)).not.toMatch(/Northpine|secret/);
    expect((await through("DELETE", link.token, `/${id}`, undefined, secret)).status).toBe(200);
    expect((await through("GET", link.token)).body).toEqual([]);
  });

  test("cannot comment on places that do not exist, without words to replace, or where comments are off", async () => {
    const { token } = await share(await makeResume());
    const place = (path: string, quote = "") =>
      through("POST", token, "", { ...COMMENT, suggestion: null, place: { path, quote } });
    for (const path of [
      "/summary/nothing",
      "/metadata/template",
      "/__proto__/x",
      "/constructor/name",
      "summary/content",
      "/sections/experience/items/99/company",
      "/sections/experience/items/0/id",
      "/basics",
      "/picture/url",
    ])
      expect([path, (await place(path)).status]).toEqual([path, 400]);
    expect((await place("/summary/content", "words that are not there")).status).toBe(400);
    expect((await through("POST", token, "", { ...COMMENT, place: { path: "/summary/content", quote: "  " } })).status).toBe(400);
    expect((await through("POST", token, "", { ...COMMENT, text: "" })).status).toBe(400);
    const silent = await share(await makeResume(), { allowComments: false });
    for (const [method, body] of [["GET"], ["POST", COMMENT]] as const)
      expect((await through(method, silent.token, "", body)).body.code).toBe("FORBIDDEN");
  });

  test("reads plain text as it was written: markup stays text", async () => {
    const { token } = await share(await makeResume());
    const text = `<img src=x onerror="alert(1)"> & more`;
    expect((await through("POST", token, "", { ...COMMENT, text, author: "<b>Noor</b>" })).body).toMatchObject({
      text,
      author: "<b>Noor</b>",
    });
  });

  test("finds at most 500 comments on a link", async () => {
    const document = await makeResume();
    const { token, id } = await share(document);
    await through("POST", token, "", COMMENT);
    const first = await database().shareComment.findFirstOrThrow({ where: { linkId: id } });
    const data = Array.from({ length: 499 }, (_, index) => ({
      ...first,
      anchor: first.anchor as never,
      id: `019bef5a-1111-7fff-bfff-${String(index).padStart(12, "0")}`,
    }));
    await database().shareComment.createMany({ data });
    expect((await through("POST", token, "", COMMENT)).body.code).toBe("CONFLICT");
    expect((await through("GET", token)).body).toHaveLength(500);
    expect((await own("GET", document, "comments")).body).toHaveLength(500);
  });
});

describe("the owner", () => {
  test("accepts: the suggestion takes the place of the quote, its markup stays, with one version", async () => {
    const document = await makeResume();
    const { token } = await share(document);
    const { id } = (await through("POST", token, "", COMMENT)).body;
    const before = (await versionsOf(document)).length;
    const accepted = await own("POST", document, `comments/${id}/accept`, {});
    expect(accepted.body).toMatchObject({ state: "accepted", linkLabel: "Northpine" });
    expect(await summaryOf(document)).toBe("<p>I lead a team of six people.</p><p>We build bridges.</p>");
    const versions = await versionsOf(document);
    expect(versions).toHaveLength(before + 1);
    expect(versions[0]?.kind).toBe("auto");
    const [link] = (await own("GET", document, "share-links")).body;
    expect(link.openComments).toBe(0);
    // A second time changes nothing.
    await patch(document.id, "/summary/content", SUMMARY);
    expect((await own("POST", document, `comments/${id}/accept`, {})).status).toBe(200);
    expect(await summaryOf(document)).toBe(SUMMARY);
  });

  test("accepts over later edits around the quote, and in an item that has moved to another place", async () => {
    const document = await makeResume();
    const data = await dataOf(document);
    const [first, second, ...rest] = data.sections.experience.items;
    const { token } = await share(document);
    const place = { path: "/sections/experience/items/1/position", quote: second.position };
    const { id } = (await through("POST", token, "", { ...COMMENT, place, suggestion: "Chief <Engineer>" })).body;
    second.company = "Renamed Ltd";
    Object.assign(data.sections.experience, { items: [second, ...rest, first] });
    await call("PUT", `/resumes/${document.id}`, { key: ada.key, body: { data } });
    const [listed] = (await own("GET", document, "comments?state=open")).body;
    expect(listed.place.path).toBe("/sections/experience/items/0/position");
    expect((await through("GET", token)).body[0].place.path).toBe("/sections/experience/items/0/position");
    await own("POST", document, `comments/${id}/accept`, {});
    const [moved] = (await dataOf(document)).sections.experience.items;
    expect(moved).toMatchObject({ position: "Chief <Engineer>", company: "Renamed Ltd" });
  });

  test("gets the current text when the quote is gone, and nothing changes", async () => {
    const document = await makeResume();
    const { token } = await share(document);
    const { id } = (await through("POST", token, "", COMMENT)).body;
    await patch(document.id, "/summary/content", "<p>I work alone.</p>");
    const refused = await own("POST", document, `comments/${id}/accept`, {});
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, "CONFLICT", { current: "I work alone.\n" }]);
    expect(await summaryOf(document)).toBe("<p>I work alone.</p>");
    expect((await own("GET", document, "comments")).body[0].state).toBe("open");
  });

  test("cannot accept into a locked document; comments without a suggestion change no document", async () => {
    const document = await makeResume();
    const { token } = await share(document);
    const { id } = (await through("POST", token, "", COMMENT)).body;
    const { id: remark } = (await through("POST", token, "", { ...COMMENT, suggestion: null })).body;
    await call("POST", `/resumes/${document.id}/lock`, { key: ada.key, body: { isLocked: true } });
    const { updatedAt } = (await call("GET", `/resumes/${document.id}`, { key: ada.key })).body;
    expect((await own("POST", document, `comments/${id}/accept`, {})).body.code).toBe("RESUME_LOCKED");
    expect((await own("POST", document, `comments/${remark}/accept`, {})).body.state).toBe("accepted");
    expect((await call("GET", `/resumes/${document.id}`, { key: ada.key })).body.updatedAt).toBe(updatedAt);
    expect((await own("GET", document, "comments?state=open")).body.map((one: Json) => one.id)).toEqual([id]);
  });

  test("dismisses and reopens; what is decided cannot be changed by its author until it is open again", async () => {
    const document = await makeResume();
    const { token } = await share(document);
    const { id, secret } = (await through("POST", token, "", COMMENT)).body;
    expect((await own("POST", document, `comments/${id}/dismiss`, {})).body.state).toBe("dismissed");
    expect((await through("PATCH", token, `/${id}`, { text: "x" }, secret)).body.code).toBe("CONFLICT");
    expect((await own("POST", document, `comments/${id}/reopen`, {})).body.state).toBe("open");
    expect((await through("PATCH", token, `/${id}`, { text: "x" }, secret)).status).toBe(200);
  });

  test("two acceptances at once change the document once, and two of different comments both arrive", async () => {
    const document = await makeResume("<p>one two three four</p>");
    const { token } = await share(document);
    const comment = async (quote: string, suggestion: string) =>
      (await through("POST", token, "", { ...COMMENT, place: { path: "/summary/content", quote }, suggestion })).body
        .id as string;
    const [two, four] = [await comment("two", "two two"), await comment("four", "4")];
    const before = (await versionsOf(document)).length;
    const accepted = await Promise.all([two, two, two, four].map((id) => own("POST", document, `comments/${id}/accept`, {})));
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await summaryOf(document)).toBe("<p>one two two three 4</p>");
    expect(await versionsOf(document)).toHaveLength(before + 2);
  });

  test("keeps the comments of a revoked link, and can accept them", async () => {
    const document = await makeResume();
    const link = await share(document);
    const { id } = (await through("POST", link.token, "", COMMENT)).body;
    await own("DELETE", document, `share-links/${link.id}`);
    expect((await own("GET", document, "comments")).body).toMatchObject([{ id, linkLabel: "Northpine" }]);
    expect((await own("POST", document, `comments/${id}/accept`, {})).status).toBe(200);
    expect(await summaryOf(document)).toContain("six people");
  });

  test("accepts changed dates of a job as dates", async () => {
    const document = await makeResume();
    const { token } = await share(document);
    const { period } = (await dataOf(document)).sections.experience.items[0];
    const place = { path: "/sections/experience/items/0/period", quote: period };
    const { id } = (await through("POST", token, "", { ...COMMENT, place, suggestion: "2019 – 2021" })).body;
    await own("POST", document, `comments/${id}/accept`, {});
    expect((await dataOf(document)).sections.experience.items[0]).toMatchObject({ dates: { start: "2019", end: "2021" } });
  });

  test("only the owner sees and decides", async () => {
    const document = await makeResume();
    const { token } = await share(document);
    const { id } = (await through("POST", token, "", COMMENT)).body;
    for (const rest of [
      "comments",
      `comments/${id}/accept`,
      `comments/${id}/dismiss`,
      `comments/${id}/reopen`,
      `comments/${id}/replies`,
    ]) {
      const method = rest === "comments" ? "GET" : "POST";
      const sent = method === "POST" ? { body: { text: "x" } } : {};
      expect((await call(method, at(document, rest), { key: eve.key, ...sent })).status).toBe(404);
      expect((await call(method, at(document, rest), sent)).status).toBe(401);
    }
    const other = await makeResume();
    expect((await own("POST", other, `comments/${id}/accept`, {})).status).toBe(404);
    expect((await own("GET", document, "comments")).body).toMatchObject([{ state: "open", replies: [] }]);
  });
});

test("a letter is reviewed in the same way", async () => {
  const letter = (await call("POST", "/cover-letters", { key: ada.key, body: { name: "Mine" } })).body;
  const content = "<p>Dear all, I build <em>bridges</em>.</p>";
  await call("PUT", `/cover-letters/${letter.id}`, { key: ada.key, body: { expectedRevision: letter.revision, content } });
  const document: Document = { type: "letter", id: letter.id };
  const { token } = await share(document);
  const place = { path: "/content", quote: "build bridges" };
  const { id } = (await through("POST", token, "", { ...COMMENT, place, suggestion: "design bridges" })).body;
  expect((await own("POST", document, `comments/${id}/accept`, {})).body.state).toBe("accepted");
  const changed = (await call("GET", `/cover-letters/${letter.id}`, { key: ada.key })).body;
  expect(changed.content).toBe("<p>Dear all, I design bridges.</p>");
  expect(changed.revision).toBe(letter.revision + 2);
  const { id: second } = (await through("POST", token, "", { ...COMMENT, place: { path: "/content", quote: "design bridges" } }))
    .body;
  await call("PUT", `/cover-letters/${letter.id}`, {
    key: ada.key,
    body: { expectedRevision: changed.revision, content: "<p>Hello</p>" },
  });
  expect((await own("POST", document, `comments/${second}/accept`, {})).body.data).toEqual({ current: "Hello\n" });
});
