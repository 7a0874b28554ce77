import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { senderOf } from "@/server/testing/send";

withInstance();

let ada: Person;
let inline = "";
beforeAll(async () => {
  ada = await signUp();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  inline = `data:image/png;base64,${png.toString("base64")}`;
});

const send = senderOf(() => ada);
const make = async () => (await send("POST", "/resumes", { name: "Pictured", withSampleData: true })).body as string;
const read = async (id: string) => (await send("GET", `/resumes/${id}`)).body;
const UPLOAD = () => new RegExp(`^/uploads/${ada.userId}/pictures/[0-9a-f-]+\\.jpg$`);
const stored = () => database().storedFile.count({ where: { userId: ada.userId, isComplete: true } });

async function dataWith(url: string) {
  const { data } = await read(await make());
  return { ...data, picture: { ...data.picture, url } };
}

describe("a picture inside the data becomes an upload of its owner", () => {
  test("on import and PUT", async () => {
    const imported = (await send("POST", "/resumes/import", { data: await dataWith(inline) })).body;
    expect((await read(imported)).data.picture.url).toMatch(UPLOAD());
    const id = await make();
    const { status, body } = await send("PUT", `/resumes/${id}`, { data: await dataWith(inline) });
    expect([status, body.data.picture.url]).toEqual([200, expect.stringMatching(UPLOAD())]);
    const row = await database().resume.findUniqueOrThrow({ where: { id } });
    expect(`/${row.picturePath}`).toBe(body.data.picture.url);
  });

  test("in each place where a patch can write it", async () => {
    const id = await make();
    const { data } = await read(id);
    for (const operation of [
      { op: "replace", path: "/picture/url", value: inline },
      { op: "replace", path: "/picture", value: { ...data.picture, url: inline } },
      { op: "replace", path: "", value: { ...data, picture: { ...data.picture, url: inline } } },
    ]) {
      const { status, body } = await send("PATCH", `/resumes/${id}`, { operations: [operation] });
      expect([status, body.data?.picture.url]).toEqual([200, expect.stringMatching(UPLOAD())]);
    }
    const odd = await send("PATCH", `/resumes/${id}`, { operations: [{ op: "add", path: "toString", value: "x" }] });
    expect(odd.body.code).toBe("INVALID_PATCH_OPERATIONS");
  });

  test("of a letter", async () => {
    const { body: letter } = await send("POST", "/cover-letters", { name: "Pictured" });
    const picture = { ...letter.style.picture, url: inline };
    const changed = await send("PUT", `/cover-letters/${letter.id}`, { expectedRevision: 1, picture });
    expect(changed.body.style.picture.url).toMatch(UPLOAD());
    const { body: document } = await send("GET", `/cover-letters/${letter.id}/export`);
    const imported = await send("POST", "/cover-letters/imports", {
      document: { ...document, style: { ...document.style, picture } },
    });
    expect(imported.body.style.picture.url).toMatch(UPLOAD());
  });
});

test.each([
  ["more than 1 MiB", () => `data:image/png;base64,${Buffer.alloc(1024 * 1024 + 1, 1).toString("base64")}`],
  ["no picture", () => `data:image/png;base64,${Buffer.from("<svg/>").toString("base64")}`],
  ["a drawing", () => "data:image/svg+xml;utf8,<svg onload=alert(1)/>"],
])("%s is refused, and nothing is stored", async (_name, url) => {
  const before = await stored();
  const data = await dataWith(url());
  expect(await send("POST", "/resumes/import", { data })).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  expect(await stored()).toBe(before);
});

test("a picture of a rejected change is not stored", async () => {
  const id = await make();
  await send("POST", `/resumes/${id}/lock`, { isLocked: true });
  const before = await stored();
  const operations = [{ op: "replace", path: "/picture/url", value: inline }];
  expect((await send("PATCH", `/resumes/${id}`, { operations })).body.code).toBe("RESUME_LOCKED");
  expect((await send("PUT", `/resumes/${id}`, { data: await dataWith(inline) })).body.code).toBe("RESUME_LOCKED");
  expect(await stored()).toBe(before);
});

test("a client of version 6 may leave the skills out", async () => {
  const { data } = await read(await make());
  const { skills: _, ...sections } = data.sections;
  const imported = await send("POST", "/resumes/import", { data: { ...data, sections } });
  expect(imported.status).toBe(200);
  expect((await read(imported.body)).data.sections.skills.items).toEqual([]);
});

test("of two pictures in one patch, only the one that is left is stored", async () => {
  const id = await make();
  const before = await stored();
  const operation = { op: "replace", path: "/picture/url", value: inline };
  const { status, body } = await send("PATCH", `/resumes/${id}`, { operations: [operation, operation] });
  expect([status, body.data.picture.url]).toEqual([200, expect.stringMatching(UPLOAD())]);
  expect(await stored()).toBe(before + 1);
  expect(await database().storedFile.count({ where: { path: body.data.picture.url.slice(1) } })).toBe(1);
});

test("1 MiB is accepted, and only the picture in it is stored", async () => {
  const png = Buffer.from(inline.split(",")[1] ?? "", "base64");
  const padded = (bytes: number) =>
    `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(bytes - png.length)]).toString("base64")}`;
  const imported = await send("POST", "/resumes/import", { data: await dataWith(padded(1024 * 1024)) });
  expect(imported.status).toBe(200);
  expect((await read(imported.body)).data.picture.url).toMatch(UPLOAD());
  expect((await send("POST", "/resumes/import", { data: await dataWith(padded(1024 * 1024 + 1)) })).status).toBe(400);
});

test("a small file that unpacks to a gigantic picture is refused", async () => {
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#000000" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const before = await stored();
  const data = await dataWith(`data:image/png;base64,${bomb.toString("base64")}`);
  expect(await send("POST", "/resumes/import", { data })).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  expect(await stored()).toBe(before);
});
