import { readFileSync } from "node:fs";
import { readPdf } from "@/server/adapters/pdf-reader/read-pdf";
import { readLayout } from "@/domain/imports/pdf/layout/read-layout";
for (const f of process.argv.slice(2)) {
  console.log("=====", f);
  const c = await readPdf(new Uint8Array(readFileSync(f)));
  const { lines, furniture } = readLayout(c.layout);
  let r = -1;
  for (const l of lines) {
    if (l.region !== r) console.log(`--- region ${l.region} page ${l.page} ${Math.round(l.column.left)}-${Math.round(l.column.right)}`);
    r = l.region;
    console.log(`${l.size.toFixed(1)}${l.isBold ? "B" : ""}${l.isItalic ? "I" : ""}${l.isCapitals ? "C" : ""}${l.isUnderlined ? "_" : ""} x${Math.round(l.left)} g${l.gap.toFixed(1)} ${l.cells.map((x) => x.spans.map((s) => s.text).join("‖")).join("  ⇥  ")} ${l.links.join(" ")}`.slice(0, 200));
  }
  console.log(furniture);
}
