import Link from "next/link";
import type { DocumentEntry } from "@/contracts/model/document";

/** The editor's path of a document. */
export const editorOf = ({ type, id }: Pick<DocumentEntry, "type" | "id">) => `/${type}s/${id}`;

/** The name, as a link if the document can be opened. In Trash it is only focusable with the arrow keys. */
export function DocumentName({ entry }: { entry: DocumentEntry }) {
  if (entry.trashedAt !== null) return <span className="truncate">{entry.name}</span>;
  return (
    <Link
      href={editorOf(entry)}
      prefetch={false}
      data-control="open"
      className="truncate rounded-sm hover:underline phone:py-0.5"
    >
      {entry.name}
    </Link>
  );
}
