import type { PatchOperation } from "@/domain/patch/apply";
import { childOf, readPointer, writePointer } from "@/domain/patch/pointer";

/**
 * The pointer that an operation probably means, where its own leads nowhere: a forgotten `sections` or `items`, the id of an item in
 * place of its position, another spelling of a name, a prefix of the whole resume. Undefined where nothing is near.
 */
export function suggestPointer(data: unknown, operation: PatchOperation): string | undefined {
  const isTransfer = operation.op === "move" || operation.op === "copy";
  const pointer = isTransfer && !leadsTo(data, operation.from) ? operation.from : operation.path;
  const adding = pointer === operation.path && (operation.op === "add" || isTransfer);
  const found = corrected(data, segmentsOf(pointer), adding);
  const suggestion = found && writePointer(found);
  return suggestion === pointer ? undefined : suggestion;
}

const leadsTo = (data: unknown, pointer: string): boolean => {
  const target = readPointer(pointer);
  return target.ok && target.segments.reduce(childOf, data) !== undefined;
};

/** Also of a path as JavaScript writes it: `sections.experience.items[0].company`. */
function segmentsOf(pointer: string): string[] {
  const target = readPointer(pointer);
  const text = pointer.replace(/^\$?\.?/, "").replaceAll(/\[["']?([^\]"']*)["']?\]/g, ".$1");
  const segments = target.ok ? target.segments : text.includes("/") ? text.split("/") : text.split(".");
  return segments[0] === "data" ? segments.slice(1) : segments;
}

function corrected(root: unknown, segments: readonly string[], adding: boolean): string[] | undefined {
  const found: string[] = [];
  let holder = root;
  for (const [index, segment] of segments.entries()) {
    if (typeof holder !== "object" || holder === null) return undefined;
    const isLast = index === segments.length - 1;
    const way = wayTo(holder, segment, adding && isLast);
    if (!way) return undefined;
    found.push(...way);
    holder = way.reduce(childOf, holder);
  }
  return found.length > 0 ? found : undefined;
}

/** How a segment is reached from where it is written. */
function wayTo(holder: object, segment: string, adding: boolean): string[] | undefined {
  if (Object.hasOwn(holder, segment) && childOf(holder, segment) !== undefined) return [segment];
  if (Array.isArray(holder)) return inList(holder, segment, adding);
  for (const container of ["items", "sections"]) {
    const inner = childOf(holder, container);
    if (typeof inner !== "object" || inner === null) continue;
    const way = Array.isArray(inner) ? inList(inner, segment, adding) : spelled(inner, segment);
    if (way) return [container, ...way];
  }
  return spelled(holder, segment);
}

function inList(list: readonly unknown[], segment: string, adding: boolean): string[] | undefined {
  if (childOf(list, segment) !== undefined) return [segment];
  const position = list.findIndex((item) => childOf(item, "id") === segment);
  if (position >= 0) return [String(position)];
  return adding && /^(-|\d+)$/.test(segment) ? ["-"] : undefined;
}

function spelled(holder: object, segment: string): string[] | undefined {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, "")
      .replace(/s$/, "");
  const name = Object.keys(holder).find((key) => plain(key) === plain(segment));
  return name === undefined ? undefined : [name];
}
