import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import { createTypesetter } from "@/server/adapters/typesetter/typesetter";
import { prepareResume } from "@/typeset/prepare";

// The sample resume in every template, by the engine that prints everything else: `node <bundle> <folder for the pictures>`.

/** Twice the width at which the front page shows them, for dense screens. */
const WIDTH_PIXELS = 440;

/** Each template in an ink of its own, so that the pictures tell them apart at a glance. */
const INKS = [
  "rgba(31, 78, 95, 1)",
  "rgba(122, 46, 46, 1)",
  "rgba(38, 70, 58, 1)",
  "rgba(62, 60, 110, 1)",
  "rgba(122, 74, 18, 1)",
  "rgba(35, 35, 38, 1)",
];

const folder = process.argv[2] ?? "";
mkdirSync(folder, { recursive: true });
const typesetter = createTypesetter({ timeoutMs: 60_000 });
const portrait = new Uint8Array(readFileSync(join("public", "photos", "sample-picture.jpg")));

await Promise.all(
  TEMPLATE_NAMES.map(async (template, index) => {
    const sample = sampleResumeData();
    const { metadata } = sample;
    const job = prepareResume({
      ...sample,
      metadata: {
        ...metadata,
        template,
        design: {
          ...metadata.design,
          colors: { ...metadata.design.colors, primary: INKS[index % INKS.length] ?? metadata.design.colors.primary },
        },
      },
    });
    const images = Object.fromEntries(job.images.map(({ name }) => [name, portrait]));
    writeFileSync(join(folder, `${template}.webp`), (await typesetter.thumbnail(job, images, WIDTH_PIXELS)).bytes);
  }),
);
typesetter.close();
