import Link from "next/link";
import type { DocumentEntry } from "@/contracts/model/document";

/** Where a document is written. */
export const editorOf = ({ type, id }: Pick<DocumentEntry, "type" | "id">) => `/${type}s/${id}`;

/** The name, as a link where there is something to open. In Trash it only takes the focus of those who go by arrow keys. */
export function DocumentName({ entry }: { entry: DocumentEntry }) {
  if (entry.trashedAt !== null) return <span className="truncate">{entry.name}</span>;
  return (
    <Link href={editorOf(entry)} prefetch={false} data-control="open" className="truncate rounded-sm hover:underline">
      {entry.name}
    </Link>
  );
}
