import { deflateSync } from "node:zlib";
import { joinLists } from "@/server/platform/adapters/typesetter/join-lists";

// The engine writes every object in full and its table as text, which takes two thirds of a tagged file. Here objects other than
// streams are combined into compressed object streams, as PDF 1.5 allows; streams are copied as they are. Nothing else is parsed:
// general libraries read and write every object, which takes longer than the typesetting.

/** Objects per stream: readers unpack a whole stream to access any of them. */
const OBJECTS_TO_STREAM = 200;

/** The offsets of a file's objects by number, and its trailer. Throws if the file does not have the engine's layout. */
function layoutOf(text: string): { starts: number[]; table: number; trailer: string } {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1]);
  const head = /^xref\n0 (\d+)\n/.exec(text.slice(table, table + 32));
  const count = Number(head?.[1]);
  const first = table + (head?.[0].length ?? 0);
  const header = text.slice(first + count * 20);
  const trailer = header.slice(header.indexOf("<<") + 2, header.lastIndexOf(">>"));
  if (!head || !header.startsWith("trailer")) throw new Error("The engine's file has no table of objects where one is expected.");
  const starts = Array.from({ length: count }, (_, number) => {
    const entry = text.slice(first + number * 20, first + number * 20 + 20);
    return entry[17] === "n" ? Number(entry.slice(0, 10)) : 0;
  });
  return { starts, table, trailer };
}

const streamObject = (number: number, dictionary: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`, "latin1"),
    data,
    Buffer.from("\nendstream\nendobj\n", "latin1"),
  ]);

function objectStream(number: number, numbers: readonly number[], bodies: readonly string[]): Buffer {
  let at = 0;
  const places = bodies.map((body, index) => {
    const place = `${numbers[index]} ${at}`;
    at += body.length + 1;
    return place;
  });
  const head = `${places.join(" ")}\n`;
  const dictionary = `/Type /ObjStm /N ${numbers.length} /First ${head.length}`;
  return streamObject(number, dictionary, deflateSync(Buffer.from(`${head}${bodies.join("\n")}\n`, "latin1")));
}

/** The engine's PDF with its structure compressed and its lists joined. Deterministic; everything else stays as it is. */
export function packed(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const text = file.toString("latin1");
  const { starts, table, trailer } = layoutOf(text);
  const objects = starts.flatMap((start, number) => (start > 0 ? [{ number, start }] : [])).sort((a, b) => a.start - b.start);

  const parts: Buffer[] = [file.subarray(0, objects[0]?.start)];
  let length = objects[0]?.start ?? 0;
  const entries: { type: number; place: number; index: number }[] = starts.map(() => ({ type: 0, place: 0, index: 0 }));
  const add = (number: number, part: Buffer) => {
    entries[number] = { type: 1, place: length, index: 0 };
    parts.push(part);
    length += part.length;
  };

  const bodies = new Map<number, string>();
  for (const [index, { number, start }] of objects.entries()) {
    const close = text.lastIndexOf("endobj", objects[index + 1]?.start ?? table);
    const isStream = text.startsWith("endstream\n", close - 10);
    if (isStream) add(number, Buffer.concat([file.subarray(start, close), Buffer.from("endobj\n")]));
    else bodies.set(number, text.slice(text.indexOf("obj", start) + 4, close - 1));
  }
  joinLists(bodies);
  const numbers = [...bodies.keys()];
  for (let from = 0; from < numbers.length; from += OBJECTS_TO_STREAM) {
    const own = entries.length;
    const together = numbers.slice(from, from + OBJECTS_TO_STREAM);
    add(
      own,
      objectStream(
        own,
        together,
        together.map((number) => bodies.get(number) ?? "null"),
      ),
    );
    for (const [index, number] of together.entries()) entries[number] = { type: 2, place: own, index };
  }

  const own = entries.length;
  const tableStart = length;
  entries.push({ type: 1, place: tableStart, index: 0 });
  const rows = Buffer.alloc(entries.length * 7);
  for (const [number, { type, place, index }] of entries.entries()) {
    rows.writeUInt8(type, number * 7);
    rows.writeUInt32BE(place, number * 7 + 1);
    rows.writeUInt16BE(number === 0 ? 0xffff : index, number * 7 + 5);
  }
  const header = trailer.replace(/\/Size \d+/, `/Size ${entries.length}`).replaceAll(/\s*\n\s*/g, " ");
  add(own, streamObject(own, `/Type /XRef /W [1 4 2]${header}`, deflateSync(rows)));
  parts.push(Buffer.from(`startxref\n${tableStart}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}
