/** Moves the entry that `isIt` finds by `by` places within its list, as far as it goes. */
export function moveWithin<Entry>(list: Entry[], isIt: (entry: Entry) => boolean, by: number): void {
  const from = list.findIndex(isIt);
  const to = Math.min(list.length - 1, Math.max(0, from + by));
  if (from === -1 || from === to) return;
  const [entry] = list.splice(from, 1);
  if (entry !== undefined) list.splice(to, 0, entry);
}
