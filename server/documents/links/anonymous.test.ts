import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { leaksIn, PERSONAS, plantedResume, withContacts } from "@/domain/share-links/testing/planted";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

/** Everything in a ZIP as text. */
const textsOf = (bytes: Buffer) =>
  Object.entries(unzipSync(new Uint8Array(bytes)))
    .map(([path, content]) => `${path}\n${Buffer.from(content).toString("utf8")}`)
    .join("\n");

/** Latin text of a PDF and its properties, and its bytes as they are: the engine does not compress its metadata. */
async function textOf(bytes: Buffer): Promise<string> {
  return `${JSON.stringify(await readPdf(new Uint8Array(bytes)))}\n${bytes.toString("latin1")}\n${bytes.toString("utf8")}`;
}

describe.each(Object.entries(PERSONAS))("a person with a %s name, planted into every field", (_script, persona) => {
  let id = "";
  let needles: typeof persona;
  beforeAll(async () => {
    id = (
      await call("POST", "/resumes", {
        key: ada.key,
        body: { name: persona.basics.name, slug: persona.username.replace("_", "-") },
      })
    ).body;
    const data = withContacts(plantedResume(persona), persona);
    data.picture.url = "";
    await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } });
    const { name, email } = persona.account;
    await database().user.update({ where: { id: ada.userId }, data: { name, username: persona.account.username, email } });
    // Digits alone are in compressed bytes by chance.
    needles = { ...persona, needles: persona.needles.filter((needle) => !/^\d+$/.test(needle)) };
  });

  test("is in no anonymous file: text, links, properties, name", async () => {
    for (const format of ["pdf", "docx", "json"] as const) {
      const file = await call("GET", `/resumes/${id}/anonymous/${format}`, { key: ada.key });
      expect(file.status).toBe(200);
      expect(file.headers.get("content-disposition")).toMatch(/Candidate(?:%20| )[B-Z]{4}/);
      const text =
        format === "pdf" ? await textOf(file.bytes) : format === "docx" ? textsOf(file.bytes) : file.bytes.toString("utf8");
      expect(text).toMatch(/Candidate [B-Z]{4}/);
      expect([format, leaksIn(text, format === "pdf" ? needles : persona)]).toEqual([format, []]);
      expect(leaksIn(decodeURIComponent(file.headers.get("content-disposition") ?? ""), persona)).toEqual([]);
    }
  });

  test("is in nothing of a link with wishes; what says who they are cannot be kept", async () => {
    const { name, email, phone } = persona.basics;
    const make = (anonymity: object) =>
      call("POST", `/documents/resume/${id}/share-links`, { key: ada.key, body: { label: "x", isAnonymous: true, anonymity } });
    for (const words of [name, email, phone, persona.username, persona.reference, persona.website])
      expect([words, (await make({ keep: [words] })).status]).toEqual([words, 400]);
    const anonymity = { keep: [], remove: [{ words: "Engineer", instead: `${name} of ${email}` }] };
    const { body: link } = await make(anonymity);
    expect(link.anonymity).toEqual(anonymity);
    const shown = await call("GET", `/share-links/${link.token}`);
    expect(leaksIn(shown.bytes.toString(), persona)).toEqual([]);
    expect(leaksIn(await textOf((await call("GET", `/share-links/${link.token}/pdf`)).bytes), needles)).toEqual([]);
    const preview = await call("POST", `/documents/resume/${id}/anonymity-previews`, { key: ada.key, body: {} });
    expect(preview.body.removed.map(({ words }: { words: string }) => words)).toContain(name);
    expect((await call("POST", `/documents/resume/${id}/anonymity-previews`, { body: {} })).status).toBe(401);
  });

  test("is in nothing that an anonymous link shows, and called by the same four letters each time", async () => {
    const link = (
      await call("POST", `/documents/resume/${id}/share-links`, {
        key: ada.key,
        body: { label: persona.basics.name, isAnonymous: true, allowComments: true },
      })
    ).body;
    const shown = await call("GET", `/share-links/${link.token}`);
    const { name } = shown.body.document.data.basics;
    expect(name).toMatch(/^Candidate [B-Z]{4}$/);
    expect(leaksIn(shown.bytes.toString(), persona)).toEqual([]);
    expect(leaksIn(JSON.stringify([...shown.headers]), persona)).toEqual([]);
    const pdf = await call("GET", `/share-links/${link.token}/pdf`);
    const text = await textOf(pdf.bytes);
    expect(text).toContain(name);
    expect(leaksIn(text, needles)).toEqual([]);
    expect(leaksIn(decodeURIComponent(pdf.headers.get("content-disposition") ?? ""), persona)).toEqual([]);
    expect((await call("GET", `/share-links/${link.token}`)).body.document.data.basics.name).toBe(name);
    const made = await call("POST", `/share-links/${link.token}/comments`, {
      body: { author: "R", place: { path: "/basics/headline", quote: "Engineer" }, text: "x" },
    });
    expect(leaksIn(made.bytes.toString(), persona)).toEqual([]);
  });
});

test("a comment on an anonymous link reaches the same words in the resume", async () => {
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Own", withSampleData: true } });
  const { data } = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
  data.basics.name = "Adalind Lovelace";
  data.sections.experience.items[0].hidden = true;
  data.sections.experience.items[1].description = "<p>Adalind led the bridge team of four.</p>";
  await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } });
  const link = (
    await call("POST", `/documents/resume/${id}/share-links`, {
      key: ada.key,
      body: { label: "x", isAnonymous: true, allowComments: true },
    })
  ).body;
  const place = { path: "/sections/experience/items/0/description", quote: "bridge team of four" };
  const { body } = await call("POST", `/share-links/${link.token}/comments`, {
    body: { author: "R", place, text: "x", suggestion: "bridge team of six" },
  });
  expect((await call("POST", `/documents/resume/${id}/comments/${body.id}/accept`, { key: ada.key, body: {} })).status).toBe(200);
  const changed = (await call("GET", `/resumes/${id}`, { key: ada.key })).body.data.sections.experience.items[1].description;
  expect(changed).toBe("<p>Adalind led the bridge team of six.</p>");
});

test("a town stays in the link where its owner wants it to, and goes again; a letter's link too", async () => {
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Own", withSampleData: true } });
  const operations = [
    { op: "replace", path: "/basics/location", value: "Elm Street 5, 4150 Porto, Portugal" },
    { op: "replace", path: "/summary/content", value: "<p>Elm Street 5, 4150 Porto, Portugal</p>" },
  ];
  await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } });
  const at = `/documents/resume/${id}/share-links`;
  const body = { label: "x", isAnonymous: true, anonymity: { keep: ["Porto"] } };
  const { body: link } = await call("POST", at, { key: ada.key, body });
  const shown = async () => (await call("GET", `/share-links/${link.token}`)).body.document.data;
  expect([(await shown()).basics.location, (await shown()).summary.content]).toEqual(["Porto", "<p>… Porto, …</p>"]);
  await call("PATCH", `${at}/${link.id}`, { key: ada.key, body: { anonymity: {} } });
  expect([(await shown()).basics.location, (await shown()).summary.content]).toEqual(["", "<p>…</p>"]);
  const eve = await signUp();
  expect((await call("POST", `/documents/resume/${id}/anonymity-previews`, { key: eve.key, body: {} })).status).toBe(404);

  const { body: letter } = await call("POST", "/cover-letters", { key: ada.key, body: { name: "L", layout: "structured" } });
  const details = { senderAddress: { street: "Elm Street 5", postcode: "4150", city: "Porto" } };
  const written = { expectedRevision: letter.revision, content: "<p>From Elm Street 5, 4150 Porto.</p>", details };
  expect((await call("PUT", `/cover-letters/${letter.id}`, { key: ada.key, body: written })).status).toBe(200);
  const { body: own } = await call("POST", `/documents/letter/${letter.id}/share-links`, { key: ada.key, body });
  const { document } = (await call("GET", `/share-links/${own.token}`)).body;
  expect([document.content, document.style.basics.location]).toEqual(["<p>From …, … Porto.</p>", "Porto"]);
});

test("someone else's resume has no anonymous copy, and formats other than the three do not exist", async () => {
  const eve = await signUp();
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Own" } });
  expect((await call("GET", `/resumes/${id}/anonymous/pdf`, { key: eve.key })).status).toBe(404);
  expect((await call("GET", `/resumes/${id}/anonymous/pdf`)).status).toBe(401);
  expect((await call("GET", `/resumes/${id}/anonymous/html`, { key: ada.key })).status).toBe(400);
});
