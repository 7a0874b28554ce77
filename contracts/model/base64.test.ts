import { describe, expect, it } from "vitest";
import { base64 } from "@/contracts/model/base64";

const bytes = Buffer.from([251, 255, 254, 0, 1, 2, 3, 62, 63]);
const schema = base64(100, "A file.");

describe("base64", () => {
  const plain = bytes.toString("base64");
  it.each([
    ["as it is", plain],
    ["with a prefix", `data:application/pdf;base64,${plain}`],
    ["with line breaks", `${plain.slice(0, 4)}\r\n${plain.slice(4)}\n`],
    ["in the URL-safe alphabet, unpadded", bytes.toString("base64url")],
  ])("is accepted %s", (_name, text) => {
    expect(Buffer.from(schema.parse(text), "base64")).toEqual(bytes);
  });

  it.each(["", "data:;base64,", "not base64!", "a=b=", "A", "AAAAA", "AAAA====", "AAAA%", `${"A".repeat(101)}`])(
    "is refused: %s",
    (text) => {
      expect(schema.safeParse(text).success).toBe(false);
    },
  );
});
