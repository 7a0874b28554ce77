"use client";

import type { Kind, Sort, Status, Wish } from "@/components/features/documents/select-entries";
import { STARTS } from "@/components/features/documents/starts";
import { useAddressView } from "@/components/kit/collections/use-address-view";

export type Shape = "grid" | "list";

const CHOICES = {
  kind: ["all", "resume", "letter", "trash"],
  view: ["grid", "list"],
  sort: ["edited", "name", "created"],
  status: ["any", "shared", "locked"],
} as const satisfies { kind: readonly Kind[]; view: readonly Shape[]; sort: readonly Sort[]; status: readonly Status[] };

export const KINDS = CHOICES.kind;
export const SORTS = CHOICES.sort;
export const STATUSES = CHOICES.status;

export type View = Omit<Wish, "query"> & {
  view: Shape;
  /** The start that the address requests; it is only read there and removed. */
  requested: (typeof STARTS)[number] | null;
};

/** Defaults are left out of the address; invalid values count as the default. */
function readView(params: URLSearchParams): View {
  const pick = <Value extends string>(name: string, choices: readonly [Value, ...Value[]]): Value =>
    choices.find((choice) => choice === params.get(name)) ?? choices[0];
  return {
    kind: pick("kind", CHOICES.kind),
    view: pick("view", CHOICES.view),
    sort: pick("sort", CHOICES.sort),
    status: pick("status", CHOICES.status),
    tags: [...new Set(params.getAll("tag"))],
    requested: STARTS.find((start) => start === params.get("new")) ?? null,
  };
}

function writeView(search: URLSearchParams, { tags, requested, ...choices }: Partial<View>) {
  if (requested === null) {
    search.delete("new");
    search.delete("from");
  }
  if (tags) {
    search.delete("tag");
    for (const tag of tags) search.append("tag", tag);
  }
  for (const [name, value] of Object.entries(choices))
    if (value === CHOICES[name as keyof typeof CHOICES][0]) search.delete(name);
    else search.set(name, value);
}

/** How the library is looked at, and what the address requests to be made. */
export function useLibraryAddress() {
  const { params, view, ...rest } = useAddressView<View>({ read: readView, write: writeView });
  return { ...rest, view, requested: view.requested, source: params.get("from") ?? undefined };
}
