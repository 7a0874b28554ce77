import { hueDistance } from "@/domain/imports/file-facts";
import { readPdfFile } from "@/domain/imports/pdf/read-pdf-file";
import type { Source } from "@/proof/imports/makers/page-source";
import { newSequence } from "@/proof/imports/makers/sequence";
import type { Score } from "@/proof/imports/score";
import { FONT_FAMILIES } from "@/typeset/fonts/fonts";
import { nearestLook } from "@/typeset/nearest-look";
import { TEMPLATES } from "@/typeset/templates";

/** Hues that one calls the same colour, in degrees. */
const SAME_HUE = 15;
/** Margins that differ less look alike, in points. */
const SAME_MARGIN = 6;

const isGrey = (hex: string) => new Set([1, 3, 5].map((at) => hex.slice(at, at + 2))).size === 1;

/** How often the look of a file was read as its maker meant it, and the nearest look has its columns. */
export function measureLook({ file, pages }: Source, score: Score): void {
  const result = readPdfFile({ layout: pages, embedded: null }, newSequence());
  const facts = result.ok ? result.reading.facts : null;
  const { page, font, accent, margin, paper } = file.look;
  const isTwo = page !== "one";
  const count = (field: string, isRight: boolean) => {
    score[field] ??= { right: 0, of: 0 };
    score[field].of += 1;
    score[field].right += Number(isRight);
  };
  count("columns", facts?.columns === (isTwo ? 2 : 1));
  if (isTwo) count("side", facts?.side === page);
  count("serif or sans", facts !== null && (facts.isSerif ? "serif" : "sans") === FONT_FAMILIES.get(font)?.kind);
  const isHue = isGrey(accent) ? facts?.accent === null : facts?.accent != null && hueDistance(facts.accent, accent) <= SAME_HUE;
  count("hue of the accent", isHue);
  // The narrow column of a maker begins at a separate edge.
  if (!isTwo) count("side margins", Math.abs((facts?.marginX ?? 0) - margin) <= SAME_MARGIN);
  count("paper", facts?.paper === (paper === "a4" ? "a4" : "letter"));
  count("columns of the nearest look", facts !== null && TEMPLATES[nearestLook(facts).template].columns === (isTwo ? 2 : 1));
}
