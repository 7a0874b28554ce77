/** What part of a picture is cut out. Lengths are pixels of the picture after its quarter turns. */
export type Crop = {
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
  /** 1 is the largest part that fits; 4 a quarter of its width. */
  zoom: number;
  /** The middle of the part. */
  x: number;
  y: number;
};

export type Size = { width: number; height: number };
export type Part = Size & { left: number; top: number };

/** Maximum zoom; beyond it, pixels become visible. */
export const MAX_ZOOM = 6;

/** A picture after its quarter turns: every odd one swaps its sides. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The largest part of that shape (width by height), in the middle. */
export function wholeCrop(size: Size, turns: number): Crop {
  const { width, height } = turnedSize(size, turns);
  return { turns, zoom: 1, x: width / 2, y: height / 2 };
}

/** The part that is cut out; it never reaches beyond the picture. */
export function partOf(size: Size, aspect: number, crop: Crop): Part {
  const turned = turnedSize(size, crop.turns);
  const widest = Math.min(turned.width, turned.height * aspect);
  const width = widest / crop.zoom;
  const height = width / aspect;
  return {
    width,
    height,
    left: within(crop.x - width / 2, turned.width - width),
    top: within(crop.y - height / 2, turned.height - height),
  };
}

/** The crop with another zoom or middle, clamped to the picture. */
export function changedCrop(size: Size, aspect: number, crop: Crop, change: Partial<Pick<Crop, "zoom" | "x" | "y">>): Crop {
  const next = { ...crop, ...change };
  const zoom = Math.min(MAX_ZOOM, Math.max(1, next.zoom));
  const part = partOf(size, aspect, { ...next, zoom });
  return { turns: crop.turns, zoom, x: part.left + part.width / 2, y: part.top + part.height / 2 };
}

/** The crop after one more quarter turn, clockwise or back; what was in the middle stays there. */
export function turnedCrop(size: Size, aspect: number, crop: Crop, by: 1 | -1): Crop {
  const { width, height } = turnedSize(size, crop.turns);
  const turned = by === 1 ? { x: height - crop.y, y: crop.x } : { x: crop.y, y: width - crop.x };
  return changedCrop(size, aspect, { ...crop, turns: (crop.turns + by + 4) % 4 }, turned);
}

const within = (value: number, limit: number): number => Math.min(Math.max(0, limit), Math.max(0, value));
