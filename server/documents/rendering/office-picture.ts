import sharp from "sharp";
import type { Picture } from "@/contracts/model/resume/picture";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { opaque } from "@/domain/colours";
import type { OfficePicture } from "@/server/documents/exports/office/model";
import { OFFICE_LOOKS } from "@/server/documents/exports/office/template-looks";
import { loadPictures } from "@/server/documents/rendering/pictures";
import type { Db } from "@/server/platform/db/client";
import { TEMPLATES } from "@/typeset/templates";

/** Pixels per point: about 216 dpi, enough for print. */
const SHARPNESS = 3;

/**
 * The document's picture as office programs can show it: cut, rounded, framed and turned as on the page, as PNG or JPEG whatever it
 * was uploaded as. Null if it is hidden, has no address or cannot be read.
 */
export async function officePicture(
  db: Db,
  picture: Picture,
  template: TemplateName,
  alt: string,
): Promise<OfficePicture | null> {
  const url = picture.url.trim();
  if (picture.hidden || url === "") return null;
  const { scale, leastRadiusPt } = TEMPLATES[template].picture;
  const widthPt = Math.min(picture.size * scale, 200);
  const { picture: bytes } = await loadPictures(db, { images: [{ name: "picture", url, widthPt }] });
  if (!bytes) return null;
  const stands = OFFICE_LOOKS[template].header.picture;
  const drawn = await drawnPicture(bytes, {
    ...picture,
    size: widthPt,
    borderRadius: Math.max(picture.borderRadius, leastRadiusPt),
  });
  return drawn && { ...drawn, alt: alt.trim() || "Photo", stands: stands === "above" ? "inline" : stands };
}

async function drawnPicture(bytes: Uint8Array, picture: Picture): Promise<Omit<OfficePicture, "alt" | "stands"> | null> {
  const width = Math.max(1, Math.round(picture.size * SHARPNESS));
  const height = Math.max(1, Math.round(width / picture.aspectRatio));
  const radius = Math.min(picture.borderRadius * SHARPNESS, width / 2, height / 2);
  const edge = Math.min(picture.borderWidth, picture.size / 2) * SHARPNESS;
  const rect = (more: string, inset: number) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${Math.max(0, radius - inset)}" ${more}/></svg>`,
    );
  const fit = picture.fit === "contain" ? "contain" : "cover";
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  try {
    const cut = await sharp(bytes).rotate().resize(width, height, { fit, background: clear }).ensureAlpha().png().toBuffer();
    const layers = [
      { input: rect("", 0), blend: "dest-in" as const },
      ...(edge > 0
        ? [{ input: rect(`fill="none" stroke="${opaque(picture.borderColor, "#808080")}" stroke-width="${edge}"`, edge / 2) }]
        : []),
    ];
    const framed = await sharp(cut).composite(layers).png().toBuffer();
    const { data, info } = await sharp(framed)
      .rotate(picture.rotation, { background: clear })
      .png({ palette: true, quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), type: "png", widthPt: info.width / SHARPNESS, heightPt: info.height / SHARPNESS };
  } catch {
    // What cannot be decoded is left out here as it is on the page, where the notices name it.
    return null;
  }
}
