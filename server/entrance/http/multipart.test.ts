import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMultipart } from "./multipart";

async function encoded(form: FormData) {
  const request = new Request("http://localhost/", { method: "POST", body: form });
  return { bytes: Buffer.from(await request.arrayBuffer()), type: request.headers.get("content-type") ?? "" };
}

test("a form comes back as it was sent: repeated fields, empty values, files with any name and any bytes", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((value) => value.toWellFormed().replace(/[\0\r\n]/g, ""));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 5 }), text, fc.uint8Array({ maxLength: 2_000 }), async (values, name, bytes) => {
      const form = new FormData();
      for (const value of values) form.append("tags", value);
      form.set("file", new File([new Uint8Array(bytes)], `${name.replaceAll(/["\\/]/g, "")}.bin`, { type: "application/pdf" }));
      const { bytes: body, type } = await encoded(form);
      const parsed = await parseMultipart(body, type);
      expect(parsed.getAll("tags")).toEqual(values);
      const file = parsed.get("file") as File;
      expect([file.name, file.type]).toEqual([(form.get("file") as File).name, "application/pdf"]);
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    }),
  );
});

test("a large file is parsed in pieces, between which others have their turn", async () => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(10_000_000)], "large.bin"));
  const { bytes, type } = await encoded(form);
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const parsed = await parseMultipart(bytes, type);
  isDone = true;
  expect((parsed.get("file") as File).size).toBe(10_000_000);
  expect(turns).toBeGreaterThan(20);
});

test.each([
  ["a form that was cut off", '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\nhalf', "multipart/form-data; boundary=b"],
  [
    "a file that was cut off",
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhalf',
    "multipart/form-data; boundary=b",
  ],
  ["no boundary", "--b--", "multipart/form-data"],
])("%s is rejected", async (_name, body, type) => {
  await expect(parseMultipart(Buffer.from(body), type)).rejects.toThrow();
});
