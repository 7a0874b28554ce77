import { luminance } from "@/domain/colours";
import {
  accentOf,
  type FileFacts,
  familyOfFace,
  groundOf,
  isSerifFace,
  paperOf,
  type UsedColour,
} from "@/domain/imports/file-facts";
import type { WordPackage } from "@/domain/imports/office/word-package";
import { type RunLook, runLook, type WordStyles } from "@/domain/imports/office/word-styles";
import { allOf, childOf, childrenOf, elementsOf, type XmlElement, xmlText } from "@/domain/imports/xml";

/** The face of a document that names none. */
const USUAL_FACE = "Times New Roman";

/** How a Word document looks: its columns, colours, faces and edges, from its styles, sections and layout tables. */
export function wordFacts(word: WordPackage, styles: WordStyles): FileFacts {
  const body = childOf(word.document, "body") ?? word.document;
  const runs = [...runsIn(body, styles), ...word.headers.flatMap(({ root }) => runsIn(root, styles))];
  const fonts = themeFonts(word.theme);
  const section = allOf(body, "sectPr").findLast((each) => childOf(each, "pgMar"));
  const size = childOf(section, "pgSz")?.attributes;
  const margins = childOf(section, "pgMar")?.attributes;
  const beside = sideOfTables(body) ?? sideOfSections(body) ?? sideOfBoxes(body);
  const shades = shadesIn(body);
  const [first] = childrenOf(body, "p").filter((paragraph) => lettersOf(paragraph) > 0);
  const colours: UsedColour[] = runs.flatMap(({ look, letters }) =>
    look.colour ? [{ colour: look.colour, weight: letters, isText: true }] : [],
  );
  return {
    columns: beside ? 2 : 1,
    side: beside?.side ?? null,
    sidebarWidth: beside?.share ?? null,
    ground: beside?.ground ? groundOf(luminance(beside.ground)) : "none",
    groundColour: beside?.ground ?? null,
    band: "none",
    nameGround: "none",
    isNameAside: false,
    hasBars: shades.filter(({ isBar }) => isBar).length >= 3,
    ...facesOf(runs, fonts),
    marginX: points(margins?.left ?? margins?.start),
    marginY: points(margins?.top),
    paper: paperOf(points(size?.w) ?? 0, points(size?.h) ?? 0),
    accent: accentOf([...colours, ...shades]),
    isCentred: first !== undefined && childOf(childOf(first, "pPr"), "jc")?.attributes.val === "center",
  };
}

interface Run {
  look: RunLook;
  letters: number;
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const lettersOf = (element: XmlElement): number => allOf(element, "t").reduce((sum, text) => sum + letters(xmlText(text)), 0);

/** The fallback of a drawing repeats the words of its choice. */
function runsIn(parent: XmlElement, styles: WordStyles): Run[] {
  return elementsOf(parent).flatMap((element): Run[] => {
    if (element.name === "Fallback" || element.name === "del") return [];
    if (element.name !== "p") return runsIn(element, styles);
    const style = styles.paragraph(childOf(childOf(element, "pPr"), "pStyle")?.attributes.val ?? "");
    const own = allOf(element, "r").map((run): Run => {
      const properties = childOf(run, "rPr");
      const character = childOf(properties, "rStyle")?.attributes.val;
      const look = { ...style.run, ...(character ? styles.character(character) : {}), ...runLook(properties) };
      return { look, letters: childrenOf(run, "t").reduce((sum, text) => sum + letters(xmlText(text)), 0) };
    });
    return own;
  });
}

const themeFonts = (theme: XmlElement | undefined): Record<"major" | "minor", string> => {
  const scheme = theme ? allOf(theme, "fontScheme")[0] : undefined;
  const face = (part: string) => childOf(scheme, part, "latin")?.attributes.typeface ?? "";
  return { major: face("majorFont"), minor: face("minorFont") };
};

function facesOf(runs: readonly Run[], theme: Record<"major" | "minor", string>) {
  const faces = new Map<string, number>();
  const sizes = new Map<number, number>();
  for (const { look, letters: count } of runs) {
    const face = look.font || (look.themeFont && theme[look.themeFont]) || USUAL_FACE;
    faces.set(face, (faces.get(face) ?? 0) + count);
    sizes.set(look.size ?? 10, (sizes.get(look.size ?? 10) ?? 0) + count);
  }
  const max = <Key>(counts: ReadonlyMap<Key, number>) => [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  const face = max(faces) ?? USUAL_FACE;
  return { isSerif: isSerifFace(face), family: familyOfFace(face), bodySize: max(sizes) ?? null };
}

const points = (twentieths: string | undefined): number | null => {
  const value = Number(twentieths);
  return twentieths !== undefined && Number.isFinite(value) && value >= 0 ? value / 20 : null;
};

interface Beside {
  side: "left" | "right";
  share: number | null;
  ground: string | null;
}

const fillOf = (properties: XmlElement | undefined): string | null => {
  const fill = childOf(properties, "shd")?.attributes.fill ?? "";
  return /^[0-9a-f]{6}$/i.test(fill) && groundOf(luminance(`#${fill}`)) !== "none" ? `#${fill.toLowerCase()}` : null;
};

/** A column of a layout table has at least this many paragraphs. */
const MIN_PARAGRAPHS = 4;

/** The narrow column of a table that lays out the page: a cell of several paragraphs beside another. */
function sideOfTables(body: XmlElement): Beside | null {
  for (const table of childrenOf(body, "tbl")) {
    const grid = childrenOf(childOf(table, "tblGrid"), "gridCol").map(({ attributes }) => Number(attributes.w) || 0);
    for (const row of childrenOf(table, "tr")) {
      const cells = childrenOf(row, "tc").map((cell, index) => ({
        cell,
        index,
        width: Number(childOf(childOf(cell, "tcPr"), "tcW")?.attributes.w) || grid[index] || 0,
        count: allOf(cell, "p").filter((paragraph) => lettersOf(paragraph) > 0).length,
      }));
      const full = cells.filter(({ count }) => count >= MIN_PARAGRAPHS);
      if (full.length !== 2) continue;
      const [first, second] = full as [(typeof full)[0], (typeof full)[0]];
      const isFirst =
        first.width > 0 && second.width > 0 && first.width !== second.width
          ? first.width < second.width
          : lettersOf(first.cell) < lettersOf(second.cell);
      const narrow = isFirst ? first : second;
      const whole = cells.reduce((sum, { width }) => sum + width, 0);
      return {
        side: isFirst ? "left" : "right",
        share: whole > 0 ? Math.round((100 * narrow.width) / whole) : null,
        ground: fillOf(childOf(narrow.cell, "tcPr")),
      };
    }
  }
  return null;
}

/** The narrow one of the columns that a section of the document has. Lists in equal columns below the rest are no column of the page. */
function sideOfSections(body: XmlElement): Beside | null {
  const sections = allOf(body, "sectPr");
  for (const section of sections) {
    const columns = childOf(section, "cols");
    if (Number(columns?.attributes.num) !== 2) continue;
    const [first = 0, second = 0] = childrenOf(columns, "col").map(({ attributes }) => Number(attributes.w) || 0);
    const isEqual = Math.abs(first - second) <= Math.max(first, second) * 0.1;
    if (isEqual && sections.length > 1) continue;
    if (isEqual) return { side: "right", share: null, ground: null };
    const share = Math.round((100 * Math.min(first, second)) / (first + second));
    return { side: first < second ? "left" : "right", share, ground: null };
  }
  return null;
}

/** Text boxes that hold a part of the text beside the rest, and where they are put. */
function sideOfBoxes(body: XmlElement): Beside | null {
  const boxes = allOf(body, "drawing").filter((drawing) => allOf(drawing, "txbxContent").length > 0);
  const own = boxes.reduce((sum, box) => sum + lettersOf(box), 0);
  const paragraphs = boxes.flatMap((box) => allOf(box, "p")).filter((paragraph) => lettersOf(paragraph) > 0).length;
  const all = runsLetters(body);
  if (paragraphs < MIN_PARAGRAPHS || own < all * 0.12 || own > all * 0.6) return null;
  const [largest] = [...boxes].sort((one, other) => lettersOf(other) - lettersOf(one));
  const position = largest ? allOf(largest, "positionH")[0] : undefined;
  const align = xmlText(childOf(position, "align") ?? NOTHING).trim();
  const offset = Number(xmlText(childOf(position, "posOffset") ?? NOTHING).trim()) || 0;
  // Half of a sheet, in the unit of drawings.
  const side = align === "right" || (align === "" && offset > 2_600_000) ? "right" : "left";
  return { side, share: null, ground: null };
}

const NOTHING: XmlElement = { name: "", attributes: {}, children: [] };

const runsLetters = (parent: XmlElement): number =>
  elementsOf(parent).reduce(
    (sum, element) =>
      sum + (element.name === "Fallback" ? 0 : element.name === "t" ? letters(xmlText(element)) : runsLetters(element)),
    0,
  );

/** Grounds of cells and paragraphs, weighted by the letters on them. */
function shadesIn(body: XmlElement): (UsedColour & { isBar: boolean })[] {
  const shaded = [
    ...allOf(body, "tc").map((cell) => ({ element: cell, colour: fillOf(childOf(cell, "tcPr")), isBar: false })),
    ...allOf(body, "p").map((paragraph) => ({
      element: paragraph,
      colour: fillOf(childOf(paragraph, "pPr")),
      isBar: true,
    })),
  ];
  return shaded.flatMap(({ element, colour, isBar }) =>
    colour === null ? [] : [{ colour, weight: lettersOf(element), isText: false, isBar }],
  );
}
