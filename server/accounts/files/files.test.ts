import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { dataDir } from "@/server/platform/secrets";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  ada = await signUp();
  eve = await signUp();
});

function upload(bytes: Uint8Array, name: string, person = ada) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  return call("POST", "/files", { key: person.key, form });
}

const get = (url: string, headers: Record<string, string> = {}) => sendRequest(new Request(`${ORIGIN}${url}`, { headers }));
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#336699" } });

test("a picture is rotated upright, resized, stripped of camera metadata, and public", async () => {
  const sent = await picture(1600, 1000)
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: "Secret Camera" } } })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(sent, "me.png");
  expect(status).toBe(200);
  expect(body).toMatchObject({ contentType: "image/jpeg", url: `/${body.path}` });
  expect(body.path).toMatch(new RegExp(`^uploads/${ada.userId}/pictures/[0-9].*\\.jpg$`));
  const answer = await get(body.url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("x-content-type-options")]).toEqual([
    200,
    "image/jpeg",
    "nosniff",
  ]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 500, height: 800 });
  expect(bytes.includes("Secret Camera")).toBe(false);
});

test("a file that only claims to be a picture is rejected", async () => {
  const { status, body } = await upload(
    Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("<script>")]),
    "x.png",
  );
  expect([status, body.code]).toEqual([400, "BAD_REQUEST"]);
});

test("another file is stored unchanged for its owner only, with its type detected from its content", async () => {
  const { body } = await upload(Buffer.from("<script>alert(1)</script>"), "innocent.png");
  expect(body.contentType).toBe("application/octet-stream");
  expect((await get(body.url)).status).toBe(404);
  expect((await get(body.url, { "x-api-key": eve.key })).status).toBe(404);
  const own = await get(body.url, { "x-api-key": ada.key });
  expect([own.status, own.headers.get("content-disposition")?.split(";")[0], await own.text()]).toEqual([
    200,
    "attachment",
    "<script>alert(1)</script>",
  ]);
  const pdf = await upload(Buffer.from("%PDF-1.7\n"), "letter.jpg");
  expect(pdf.body.contentType).toBe("application/pdf");
});

test("ranges and ETag work", async () => {
  const { body } = await upload(Buffer.from("%PDF-0123456789"), "a.pdf");
  const part = await get(body.url, { "x-api-key": ada.key, range: "bytes=5-8" });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 5-8/15", "0123"]);
  expect(await (await get(body.url, { "x-api-key": ada.key, range: "bytes=-3" })).text()).toBe("789");
  expect((await get(body.url, { "x-api-key": ada.key, range: "bytes=99-" })).status).toBe(416);
  const etag = part.headers.get("etag") ?? "";
  expect((await get(body.url, { "x-api-key": ada.key, "if-none-match": etag })).status).toBe(304);
});

test("a file is deleted by path or by a picture's bare name, and only by its owner", async () => {
  const first = (await upload(await picture(10, 10).png().toBuffer(), "a.png")).body;
  const remove = (filename: string, key = ada.key) => call("DELETE", "/files", { key, body: { filename } });
  expect((await remove(first.path, eve.key)).body.code).toBe("FORBIDDEN");
  expect((await remove(`uploads/${ada.userId}/../${eve.userId}/x`)).body.code).toBe("FORBIDDEN");
  expect((await remove(first.path)).bytes).toHaveLength(0);
  expect((await remove(first.path)).body.code).toBe("NOT_FOUND");
  expect((await get(first.url)).status).toBe(404);
  const second = (await upload(await picture(10, 10).png().toBuffer(), "b.png")).body;
  expect((await remove(second.path.split("/").at(-1) ?? "")).status).toBe(200);
});

test("path traversal reaches nothing", async () => {
  for (const path of [
    "/uploads/../secrets.json",
    "/uploads/%2e%2e/secrets.json",
    "/uploads/%2e%2e%2fsecrets.json",
    "/api/uploads/..%5csecrets.json",
    "/uploads/%00",
  ])
    expect((await get(path, { "x-api-key": ada.key })).status).toBe(404);
});

test("a file over 10 MiB is rejected and leaves nothing behind", async () => {
  const before = count();
  expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1).fill(65), "large.bin")).status).toBe(400);
  expect((await upload(new Uint8Array(41 * 1024 * 1024).fill(65), "huge.bin")).status).toBe(413);
  expect(count()).toBe(before);
});

test("an interrupted upload leaves nothing behind", async () => {
  const before = count();
  const raw = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF-1.7 half of';
  const answer = await call("POST", "/files", {
    key: ada.key,
    raw,
    headers: { "content-type": "multipart/form-data; boundary=b" },
  });
  expect([answer.status, answer.body.code]).toEqual([400, "BAD_REQUEST"]);
  expect(count()).toBe(before);
});

const count = () => readdirSync(join(dataDir(), "files"), { recursive: true }).length;

test("purging a resume deletes its picture, unless another document uses it", async () => {
  const { url } = (await upload(await picture(20, 20).png().toBuffer(), "p.png")).body;
  const ids: string[] = [];
  for (const name of ["One", "Two"]) {
    const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name } });
    const { data } = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
    await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data: { ...data, picture: { ...data.picture, url } } } });
    ids.push(id);
  }
  const purge = async (id: string | undefined) => {
    await call("POST", "/documents/trash", { key: ada.key, body: { type: "resume", id } });
    await call("POST", "/documents/purge", { key: ada.key, body: { type: "resume", id } });
  };
  await purge(ids[0]);
  expect((await get(url)).status).toBe(200);
  await purge(ids[1]);
  expect((await get(url)).status).toBe(404);
});
