import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTable } from "@/domain/tables/read-table";
import { withoutApostrophe, writeTable } from "@/domain/tables/write-table";

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = (text: string) => readTable(utf8(text))?.rows.map(({ cells }) => cells);

function utf16(text: string, { isLittle, hasMark }: { isLittle: boolean; hasMark: boolean }): Uint8Array {
  const units = [...(hasMark ? "\uFEFF" : ""), ...text].map((char) => char.charCodeAt(0));
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, isLittle);
  return new Uint8Array(view.buffer);
}

const TEXT = "Firma;Stelle\r\nMüller & Söhne;Gärtnerin\r\n";
const READ = { headers: ["Firma", "Stelle"], rows: [{ number: 2, cells: ["Müller & Söhne", "Gärtnerin"] }], broken: [] };

describe("reading a table", () => {
  it.each([
    ["UTF-8", utf8(TEXT)],
    ["UTF-8 with a mark", utf8(`\uFEFF${TEXT}`)],
    ["UTF-16, as spreadsheet programs save Unicode text", utf16(TEXT, { isLittle: true, hasMark: true })],
    ["UTF-16, the other way round", utf16(TEXT, { isLittle: false, hasMark: true })],
    ["UTF-16 without a mark", utf16(TEXT, { isLittle: true, hasMark: false })],
    ["Windows-1252", Uint8Array.from([...TEXT].map((char) => char.charCodeAt(0)))],
    ["with a line that names the separator", utf8(`sep=;\r\n${TEXT}`)],
  ])("understands %s", (_name, bytes) => {
    expect(readTable(bytes)).toEqual(READ);
  });

  it.each([",", ";", "\t", "|"])("finds the separator %j", (separator) => {
    expect(cellsOf(`A${separator}B\nx${separator}"y\nz"\n`)).toEqual([["x", "y\nz"]]);
  });

  it("names a row whose quote is not closed and reads the rows after it", () => {
    const table = readTable(utf8('Company,Role\nOne,Cook\n"Two,Baker\nThree,"Brewer"\n"Four, Ltd",Miller\n'));
    expect(table?.broken).toEqual([{ number: 3, text: '"Two,Baker' }]);
    expect(table?.rows).toEqual([
      { number: 2, cells: ["One", "Cook"] },
      { number: 4, cells: ["Three", "Brewer"] },
      { number: 5, cells: ["Four, Ltd", "Miller"] },
    ]);
  });

  it("keeps the rows before a quote that is open until the end of the file", () => {
    expect(readTable(utf8('Company,Role\nOne,Cook\nTwo,"Baker\n'))).toEqual({
      headers: ["Company", "Role"],
      rows: [{ number: 2, cells: ["One", "Cook"] }],
      broken: [{ number: 3, text: 'Two,"Baker' }],
    });
  });

  it("refuses what is not a table", () => {
    expect(readTable(new Uint8Array())).toBeUndefined();
    expect(readTable(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2, 0, 9]))).toBeUndefined();
  });

  it("reads 10 MB", () => {
    const row = `${"x".repeat(500)},${"y".repeat(500)}\n`;
    expect(readTable(utf8(`A,B\n${row.repeat(10_000)}`))?.rows).toHaveLength(10_000);
  });

  it("never fails, whatever the bytes", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readTable(bytes)));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('"', ",", ";", "\n", "a", "\r\n"), { maxLength: 60 }),
        (parts) => void cellsOf(parts.join("")),
      ),
    );
  });
});

describe("writing a table", () => {
  it("is read again as it was, formulas included", () => {
    const cell = fc
      .string({ unit: fc.constantFrom("a", "ü", "=", "+", "-", "@", '"', ",", ";", "\n", " b") })
      .map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const read = cellsOf(writeTable(["A", "B", "C"], rows))?.map((cells) => cells.map(withoutApostrophe));
        expect(read).toEqual(rows.map((row) => row.map(withoutApostrophe)));
      }),
    );
  });

  it("leaves no cell that a spreadsheet program runs", () => {
    const text = writeTable(["A"], [["=HYPERLINK(1)"], ["+1"], ["-1"], ["@x"], ["\tx"], ["plain"]]);
    expect(text).toBe(`\uFEFFA\r\n"'=HYPERLINK(1)"\r\n"'+1"\r\n"'-1"\r\n"'@x"\r\n"'\tx"\r\nplain\r\n`);
  });
});
