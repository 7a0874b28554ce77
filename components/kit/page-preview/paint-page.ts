import { whenIdle } from "@/components/kit/ui/first-screen";

/** As wide as a page on a usual screen: sharp in small pictures, and good enough for a moment where the page will be. */
const WIDTH_PX = 900;

/**
 * The address of a picture of a page that is an SVG document. A browser reads and paints the outlines of such a page again wherever it
 * shows them, which takes a tenth of a second; a picture is shown at once.
 */
export async function paintPage(svg: string): Promise<string> {
  const source = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    // Painting takes as long as some keys take together.
    await new Promise<void>(whenIdle);
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH_PX;
    canvas.height = Math.round((WIDTH_PX * image.naturalHeight) / image.naturalWidth);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
    if (!picture) throw new Error("The picture of a page could not be encoded.");
    return URL.createObjectURL(picture);
  } finally {
    URL.revokeObjectURL(source);
  }
}
