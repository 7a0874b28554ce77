import { readFileSync } from "node:fs";
import { readPdf } from "@/server/adapters/pdf-reader/read-pdf";
import { readPdfResume } from "@/domain/imports/pdf/read-resume";
for (const f of process.argv.slice(2)) {
  const c = await readPdf(new Uint8Array(readFileSync(f)));
  const r = readPdfResume(c.layout, () => "x");
  console.log(JSON.stringify(r?.data.basics), r?.unplaced, r?.data.customSections.map((s) => [s.title, s.items]));
  console.log(JSON.stringify(r?.data.sections.experience.items.map(({ company, position, location, period, roles, description }) => [position, company, location, period, roles.map((x) => [x.position, x.period]), description.slice(0, 60)]), null, 0));
  console.log(JSON.stringify(r?.data.sections.education.items.map(({ school, degree, area, location, period, description }) => [school, degree, area, location, period, description.slice(0, 60)]), null, 0));
}
