import { expect, test } from "vitest";
import { drawnPage } from "@/server/platform/adapters/typesetter/draw-page";

const page = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt"><rect width="10" height="10"/></svg>`;

test.each([
  [595, 842, 480],
  [595, 842, 1653],
  [612, 792, 1200],
  [595, 5000, 400],
])("a page of %d × %d pt is drawn at %d pixels, not drawn otherwise and resized", async (width, height, pixels) => {
  const drawing = drawnPage(page(width, height), pixels);
  const drawn = await drawing.clone().metadata();
  expect(Math.abs((drawn.width ?? 0) - pixels)).toBeLessThanOrEqual(1);
  const { info } = await drawing.png().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(pixels);
});
