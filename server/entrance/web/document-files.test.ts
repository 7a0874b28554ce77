import sharp from "sharp";
import { expect, test } from "vitest";
import { handleWeb } from "@/server/entrance/web/web";
import { call, ORIGIN, signUp, withInstance } from "@/server/testing/instance";

withInstance();

test("the owner gets the first page in the look of any template; a template that does not exist is not found", async () => {
  const { key, cookie } = await signUp();
  const resume = String((await call("POST", "/resumes", { key, body: { name: "A", withSampleData: true, tags: [] } })).body);
  const letter = (await call("POST", "/cover-letters", { key, body: { name: "B" } })).body as { id: string };
  const ask = async (path: string) => {
    const response = await handleWeb(new Request(`${ORIGIN}/api/${path}`, { headers: { cookie } }));
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), etag: response.headers.get("etag") };
  };
  const thumbnail = `resumes/${resume}/thumbnail`;
  const [plain, azurill, ditto] = [
    await ask(thumbnail),
    await ask(`${thumbnail}?template=azurill&v=1`),
    await ask(`${thumbnail}?template=ditto`),
  ];
  expect(await sharp(azurill.bytes).metadata()).toMatchObject({ format: "webp", width: 900 });
  expect(await sharp(plain.bytes).metadata()).toMatchObject({ format: "webp", width: 480 });
  expect(new Set([plain.etag, azurill.etag, ditto.etag]).size).toBe(3);
  expect(ditto.bytes.equals(azurill.bytes)).toBe(false);
  expect(await sharp((await ask(`letters/${letter.id}/thumbnail?template=ditto`)).bytes).metadata()).toMatchObject({
    width: 900,
  });
  for (const name of ["pikachu%00", "toString", ""]) expect((await ask(`${thumbnail}?template=${name}`)).status).toBe(404);
});
