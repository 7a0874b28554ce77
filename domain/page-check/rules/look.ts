import { PRINTABLE_MARGIN, PRINTABLE_PT } from "@/domain/check/printable-margin";
import { contrast, opaque } from "@/domain/colours";
import type { PrintedText } from "@/domain/page-check/geometry";
import { millimetres, type PageFound, type PageRule } from "@/domain/page-check/rule";

/** What WCAG 2.2 asks of text and of graphics. */
export const TEXT_CONTRAST = 4.5;
export const GRAPHIC_CONTRAST = 3;
/** Colours that are blended are rounded. */
const TOLERANCE = 0.05;

export const smallMargins: PageRule = ({ data, pages: [page] }) => {
  const { marginX, marginY } = data.metadata.page;
  const found = (margin: number, name: string, width: number, height: number): PageFound[] =>
    margin >= PRINTABLE_PT
      ? []
      : [
          {
            page: 1,
            box: { x: 0, y: 0, width, height },
            text: `The ${name} margins are ${millimetres(margin)} mm wide; many printers cut off what is closer than ${Math.floor(millimetres(PRINTABLE_MARGIN))} mm to the edge.`,
            repair: "margins",
          },
        ];
  if (!page) return [];
  return [...found(marginX, "side", marginX, page.heightPt), ...found(marginY, "top and bottom", page.widthPt, marginY)];
};

/** Each pair of colours in which text is hard to read, at its first place, and an accent that can hardly be seen on the paper. */
export const lowContrast: PageRule = ({ data, pages }) => {
  const known = new Set<string>();
  const isNew = ({ colour, ground }: PrintedText) => !known.has(`${colour} ${ground}`) && known.add(`${colour} ${ground}`);
  const ofText = pages.flatMap(({ texts }, index) =>
    texts
      .filter((text) => contrast(text.colour, text.ground) < TEXT_CONTRAST - TOLERANCE && isNew(text))
      .map(({ x, y, width, height, colour, ground }): PageFound => {
        const value = Math.floor(contrast(colour, ground) * 10) / 10;
        const text = `Text in ${colour} on ${ground} has a contrast of ${value} : 1; ${TEXT_CONTRAST} : 1 is needed.`;
        return { page: index + 1, box: { x, y, width, height }, text, repair: "colours" };
      }),
  );
  const { primary, background } = data.metadata.design.colors;
  const paper = opaque(background, "#ffffff");
  const value = contrast(opaque(primary, "#dc2626", paper), paper);
  if (value >= GRAPHIC_CONTRAST) return ofText;
  const text = `The accent has a contrast of ${Math.floor(value * 10) / 10} : 1 on the paper; ${GRAPHIC_CONTRAST} : 1 is needed for lines and marks.`;
  return [...ofText, { page: 1, box: null, text, repair: "colours" }];
};
