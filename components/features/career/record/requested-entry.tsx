"use client";

import { useQuery } from "@tanstack/react-query";
import { EntryDialog } from "@/components/features/career/record/entry-dialog";
import { queries } from "@/components/kit/api/client";

export type Requested = { id: string; language?: string | undefined };

/** An entry that an address or a line of the page names, with the wording of a language. Nothing where there is none. */
export function RequestedEntry({ requested: { id, language }, onClose }: { requested: Requested; onClose: () => void }) {
  const { data } = useQuery(queries.career.record.read.queryOptions({ input: { id } }));
  return data ? <EntryDialog entry={data} language={language} onClose={onClose} /> : null;
}
