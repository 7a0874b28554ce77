const OUTLINE = /<path id="([^"]+)" class="outline_glyph" d="([^"]*)"\/>/g;
const DEFINED = /(<defs(?: class="glyph")?>)(.*?)<\/defs>/gs;
const RUN = /(?:<use x="[^"]*" y="[^"]*" href="#[^"]*"\/>)+/g;
const USE = /<use x="([^"]*)" y="([^"]*)" href="#([^"]*)"\/>/g;
const SEGMENT = /([MLQCZ])([^MLQCZ]*)/g;

/**
 * Draws every run of text as one path. The engine draws each glyph as an element with its own position, and a browser sorts all
 * of them into layers again with every keystroke: thousands of elements cost more than everything else together.
 *
 * One of these follows one sequence of drawings, because a drawing defines only the glyphs that no drawing before it had.
 */
export function createGlyphRuns() {
  const outlines = new Map<string, string>();
  const others = new Set<string>();

  function learn(svg: string): string {
    return svg.replace(DEFINED, (_definitions, opening: string, content: string) => {
      const rest = content.replace(OUTLINE, (_path, id: string, outline: string) => {
        outlines.set(id, relativeOutline(outline));
        return "";
      });
      for (const [, id = ""] of rest.matchAll(/\bid="([^"]+)"/g)) others.add(id);
      return `${opening}${rest}</defs>`;
    });
  }

  function merged(run: string): string {
    let path = "";
    let result = "";
    for (const [use, x = "0", y = "0", id = ""] of run.matchAll(USE)) {
      const outline = outlines.get(id);
      if (outline) path += `M${x} ${y}${outline}`;
      // Glyphs in several colours are pictures and stay what they are; a space has no drawing at all.
      else if (others.has(id)) result += use;
    }
    return path === "" ? result : `<path d="${path}"/>${result}`;
  }

  return {
    /** The drawing with its runs as paths. `whole` drawings define all their glyphs again. */
    merge(svg: string, whole: boolean): string {
      if (whole) {
        outlines.clear();
        others.clear();
      }
      return learn(svg).replace(RUN, merged);
    },
  };
}

/** An outline whose every point is given from the one before: it is drawn at the current point of the path. */
export function relativeOutline(outline: string): string {
  let [startX, startY, x, y] = [0, 0, 0, 0];
  let path = "";
  for (const [, command = "", numbers = ""] of outline.matchAll(SEGMENT)) {
    if (command === "Z") {
      [x, y] = [startX, startY];
      path += "z";
      continue;
    }
    const points = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const moved = points.map((value, index) => round(value - (index % 2 === 0 ? x : y)));
    path += command.toLowerCase() + moved.join(" ").replaceAll(" -", "-");
    [x = x, y = y] = points.slice(-2);
    if (command === "M") [startX, startY] = [x, y];
  }
  return path;
}

/** Takes the noise off differences of decimal fractions. Font units: a thousandth of one is never seen. */
const round = (value: number): number => Math.round(value * 1000) / 1000;
