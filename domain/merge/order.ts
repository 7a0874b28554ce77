/**
 * The members of a list in an order that respects both sides. Moves of one side apply; if both moved members, my order wins. A
 * member of only one side follows its neighbour there; of two additions at one place the smaller id comes first, so that the
 * result is symmetric.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  members: ReadonlySet<string>,
): string[] {
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)];
  const shared = (id: string) => members.has(id) && inMine.has(id) && inTheirs.has(id);
  const skeleton = (hasMoved(base, mine) ? mine : theirs).filter(shared);
  const result = withRuns(skeleton, [mine, theirs], members);
  const placed = new Set(result);
  return [...result, ...[...members].filter((id) => !placed.has(id)).sort()];
}

/** Whether the remaining base members are in a different order in a list. */
function hasMoved(base: readonly string[], list: readonly string[]): boolean {
  const [inBase, inList] = [new Set(base), new Set(list)];
  const before = base.filter((id) => inList.has(id));
  return list.filter((id) => inBase.has(id)).some((id, index) => id !== before[index]);
}

/** The skeleton with the members that only one of the lists has in between. */
function withRuns(skeleton: readonly string[], lists: readonly (readonly string[])[], members: ReadonlySet<string>): string[] {
  const fixed = new Set(skeleton);
  const runs = new Map<string, string[][]>();
  for (const list of lists) {
    let anchor = "";
    let run: string[] = [];
    const end = () => {
      if (run.length > 0) runs.set(anchor, [...(runs.get(anchor) ?? []), run]);
      run = [];
    };
    for (const id of list) {
      if (fixed.has(id)) {
        end();
        anchor = id;
      } else if (members.has(id)) run.push(id);
    }
    end();
  }
  const after = (anchor: string) => (runs.get(anchor) ?? []).sort(([one = ""], [other = ""]) => (one < other ? -1 : 1)).flat();
  return [...after(""), ...skeleton.flatMap((id) => [id, ...after(id)])];
}

/** The members of each list, by list name. */
export type Places = ReadonlyMap<string, readonly string[]>;

/**
 * Merges members that each belong to one of several lists, such as sections on pages. A member moved by one side is moved; if
 * both moved it, mine wins; if one side removed it and the other moved it, it stays. `exists` reports which lists remain.
 */
export function mergePlaces(
  base: Places,
  mine: Places,
  theirs: Places,
  exists: (list: string) => boolean,
): Map<string, string[]> {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(listsOf) as [Lists, Lists, Lists];
  const members = new Map<string, Set<string>>();
  for (const id of new Set([...inMine.keys(), ...inTheirs.keys()])) {
    const [before, left, right] = [inBase.get(id), inMine.get(id), inTheirs.get(id)];
    const position = left === before ? right : right === before ? left : (left ?? right);
    const list = position === undefined ? undefined : [position, left, right].find((each) => each !== undefined && exists(each));
    if (list !== undefined) members.set(list, (members.get(list) ?? new Set()).add(id));
  }
  const none: readonly string[] = [];
  return new Map(
    [...members].map(([list, ids]) => [
      list,
      mergeOrder(base.get(list) ?? none, mine.get(list) ?? none, theirs.get(list) ?? none, ids),
    ]),
  );
}

type Lists = ReadonlyMap<string, string>;
const listsOf = (places: Places): Lists => new Map([...places].flatMap(([list, ids]) => ids.map((id) => [id, list] as const)));
