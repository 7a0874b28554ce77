import { engineAddress } from "@/components/kit/page-preview/engine-address";
import { type FontFamily, fontFile, nearestWeight } from "@/typeset/fonts/fonts";

/** Matching families for body text and headings. */
export const PAIRS = [
  { body: "IBM Plex Serif", heading: "IBM Plex Sans" },
  { body: "Source Serif 4", heading: "Source Sans 3" },
  { body: "Inter", heading: "Inter" },
  { body: "Lato", heading: "Merriweather" },
  { body: "EB Garamond", heading: "EB Garamond" },
  { body: "Open Sans", heading: "Montserrat" },
] as const;

/** The preview name of a family, so that it never conflicts with a font on the person's device. */
export const previewName = (family: string): string => `preview ${family}`;

const loading = new Map<string, Promise<unknown>>();

/** Fetches the regular face of a family, once, from where the page gets it; without it a preview stays in the interface's typeface. */
export function loadPreview(family: FontFamily): Promise<unknown> {
  const known = loading.get(family.name);
  if (known) return known;
  const loaded = engineAddress()
    .then(({ fonts }) => {
      const address = `${fonts}${fontFile(family, nearestWeight(family, 400), false)}`;
      const face = new FontFace(previewName(family.name), `url("${address}")`);
      document.fonts.add(face);
      return face.load();
    })
    .catch(() => loading.delete(family.name));
  loading.set(family.name, loaded);
  return loaded;
}
