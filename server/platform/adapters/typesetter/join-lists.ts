// The sources typeset a list in parts so that no line of it is left alone on a page (`bullets` in rich-text.typ). For screen
// readers it must be one list, so adjacent parts in the structure become one element. Bodies are the texts of objects as the
// engine writes them.

const KIDS = /\/K \[((?:\s*\d+ 0 R)*\s*)\]/;
const PARENT = /\/P (\d+) 0 R/;

const isBulletList = (body: string): boolean => body.includes("/S /L\n") && body.includes("/ListNumbering /Circle");

function kidsOf(body: string | undefined): number[] {
  const [, kids = ""] = KIDS.exec(body ?? "") ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}

const withKids = (body: string, kids: readonly number[]): string =>
  body.replace(KIDS, `/K [${kids.map((kid) => `${kid} 0 R`).join(" ")}]`);

/** Joins directly adjacent bulleted lists and sets the leftover elements to `null`. Changes `bodies`, keyed by object number. */
export function joinLists(bodies: Map<number, string>): void {
  const lists = [...bodies].filter(([, body]) => isBulletList(body));
  const parents = new Set(lists.map(([, body]) => Number(PARENT.exec(body)?.[1])));
  const bullets = new Set(lists.map(([number]) => number));
  for (const parent of parents) {
    const left: number[] = [];
    for (const kid of kidsOf(bodies.get(parent))) {
      const before = left.at(-1);
      if (before === undefined || !bullets.has(before) || !bullets.has(kid)) {
        left.push(kid);
        continue;
      }
      const moved = kidsOf(bodies.get(kid));
      bodies.set(before, withKids(bodies.get(before) ?? "", [...kidsOf(bodies.get(before)), ...moved]));
      for (const item of moved) bodies.set(item, (bodies.get(item) ?? "").replace(PARENT, `/P ${before} 0 R`));
      bodies.set(kid, "null");
    }
    const body = bodies.get(parent);
    if (body !== undefined && left.length < kidsOf(body).length) bodies.set(parent, withKids(body, left));
  }
}
