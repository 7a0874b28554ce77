import type { Crop, Part, Size } from "@/components/features/editor/picture/crop";

/** A picture that was opened: it can be drawn, and its size is known. */
export type OpenPicture = { source: CanvasImageSource; size: Size };

/** Opens a file as a picture, upright by its camera orientation. Throws when the browser cannot read it. */
export async function openFile(file: Blob): Promise<OpenPicture> {
  const source = await createImageBitmap(file);
  return { source, size: { width: source.width, height: source.height } };
}

/** Opens a stored picture. Throws when it cannot be loaded, or is on a server that does not allow reading its pixels. */
export async function openAddress(url: string): Promise<OpenPicture> {
  const source = new Image();
  source.crossOrigin = "anonymous";
  source.src = url;
  await source.decode();
  return { source, size: { width: source.naturalWidth, height: source.naturalHeight } };
}

/** Draws the picture, turned, so that `part` of it fills `target`; what lies around shows as far as the canvas reaches. */
export function drawPart(canvas: HTMLCanvasElement, picture: OpenPicture, crop: Crop, part: Part, target: Part): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const scale = target.width / part.width;
  const { width, height } = picture.size;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.translate(target.left, target.top);
  context.scale(scale, scale);
  context.translate(-part.left, -part.top);
  // A quarter turn moves the picture's corner; the turned picture begins at the origin again.
  if (crop.turns === 1) context.translate(height, 0);
  if (crop.turns === 2) context.translate(width, height);
  if (crop.turns === 3) context.translate(0, width);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture.source, 0, 0);
}

/** The part as a separate file, no wider or higher than `sidePixels`. PNG keeps what is see-through; everything else is JPEG. */
export async function cutOut(
  picture: OpenPicture,
  crop: Crop,
  part: Part,
  options: { sidePixels: number; isPng: boolean },
): Promise<Blob> {
  const scale = Math.min(1, options.sidePixels / Math.max(part.width, part.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  drawPart(canvas, picture, crop, part, { left: 0, top: 0, width: canvas.width, height: canvas.height });
  const type = options.isPng ? "image/png" : "image/jpeg";
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written."))), type, 0.92);
  });
}
