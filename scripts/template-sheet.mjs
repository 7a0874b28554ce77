import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "./install.mjs";

// `npm run templates`: the sheet of all templates in the documentation, from the pictures that the build made of the sample resume.

const FOLDER = join(root, "public/template-pictures");
const ACROSS = 6;
const CELL = { width: 300, height: 424 };
const GAP = 22;
const LABEL = 26;

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".webp") && !name.startsWith("letter-"))
  .map((name) => name.slice(0, -".webp".length))
  .sort();
const label = (name) =>
  Buffer.from(
    `<svg width="${CELL.width}" height="${LABEL}"><text x="1" y="18" font-family="sans-serif" font-size="15" fill="#333">${name}</text></svg>`,
  );
const parts = await Promise.all(
  names.map(async (name, index) => {
    const left = GAP + (index % ACROSS) * (CELL.width + GAP);
    const top = GAP + Math.floor(index / ACROSS) * (CELL.height + LABEL + GAP);
    const input = await sharp(join(FOLDER, `${name}.webp`))
      .resize({ ...CELL, fit: "fill" })
      .toBuffer();
    return [
      { input: label(name), left, top },
      { input, left, top: top + LABEL },
    ];
  }),
);
const rows = Math.ceil(names.length / ACROSS);
await sharp({
  create: {
    width: GAP + ACROSS * (CELL.width + GAP),
    height: GAP + rows * (CELL.height + LABEL + GAP),
    channels: 3,
    background: "#e4e4e4",
  },
})
  .composite(parts.flat())
  .png({ palette: true, quality: 90 })
  .toFile(join(root, "docs/templates.png"));
