import type { OwnFontFamily } from "@/contracts/documents/fonts";
import { type FontFamily, faceKey } from "@/typeset/fonts/fonts";
import { SCRIPTS } from "@/typeset/fonts/scripts";
import type { TypesettingJob } from "@/typeset/job";

const PREFIX = "own:";

/** An uploaded family in the typesetter's form; its files are named by their URLs. */
export function ownFamily({ family, engineName, kind, scripts, faces }: OwnFontFamily): FontFamily {
  const uprights = faces.filter(({ italic }) => !italic);
  const leading = uprights.length > 0 ? uprights : faces;
  return {
    name: family,
    slug: engineName,
    engineName,
    stretch: 100,
    kind,
    weights: [...new Set(leading.map(({ weight }) => weight))].sort((a, b) => a - b),
    italics: faces.some(({ italic }) => italic),
    scripts: SCRIPTS.filter((script) => scripts.includes(script)),
    faces: Object.fromEntries(faces.map(({ weight, italic, url }) => [faceKey(weight, italic), `${PREFIX}${url}`])),
  };
}

/** The uploaded fonts that a job may need. */
export const ownFontsOf = (job: TypesettingJob): string[] =>
  [...job.fonts, ...job.spareFonts.flat()].filter((file) => file.startsWith(PREFIX));

/** The URL of an uploaded font file by its name in a job; null for bundled files. */
export const ownFontUrl = (file: string): string | null => (file.startsWith(PREFIX) ? file.slice(PREFIX.length) : null);
