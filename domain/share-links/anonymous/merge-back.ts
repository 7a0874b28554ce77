import type { ResumeData } from "@/contracts/model/resume/data";
import type { AnonymousMerge } from "@/contracts/model/share-link";
import { publicResumeData } from "@/domain/public-view";
import { withText } from "@/domain/share-links/accept";
import { textAt, wordsOf } from "@/domain/share-links/places";
import { carryEdit } from "./carry-edit";

type Merged = Pick<AnonymousMerge, "changes" | "left"> & { data: ResumeData };

/** A copy as it is now, as it came back, and which of its changes to take: those of all texts, or of the texts at some paths. */
export type Edited = { copy: ResumeData; edited: ResumeData; only?: readonly string[] | undefined };

/**
 * Brings the texts that someone changed in an anonymous copy back into the resume it was made of. `copy` is the copy of the resume as it is
 * now. Only texts that the copy shows are changed, and of those from which something was removed only the words beside it; what cannot be
 * brought back safely is left, as are entries that are new or gone.
 */
export function mergeBack(data: ResumeData, { copy, edited, only }: Edited): Merged {
  const originals = new Map(wordsOf("resume", data).map(({ key, pointer }) => [key, pointer]));
  const found = new Map(wordsOf("resume", edited).map(({ key, pointer }) => [key, pointer]));
  const sources = wordsOf("resume", copy, publicResumeData(data));
  let merged = data;
  const changes: Merged["changes"] = [];
  const left: Merged["left"] = [];
  wordsOf("resume", copy).forEach(({ key, pointer }, index) => {
    const at = found.get(key);
    const [shown, after] = [textAt(copy, pointer), at === undefined ? null : textAt(edited, at)];
    if (after === null || after === shown) return;
    const path = originals.get(sources[index]?.key ?? "");
    const before = path === undefined ? null : textAt(data, path);
    const text = before === null || isOfPerson(pointer) ? null : broughtBack(before, shown ?? "", after, copy.basics.name);
    if (path === undefined || before === null || text === null) left.push({ path: path ?? pointer, after });
    else if (text !== before && (only?.includes(path) ?? true)) {
      changes.push({ path, before, after: text });
      merged = withText(merged, path, text);
    }
  });
  return { data: merged, changes, left };
}

/** Fields that hold the person: the copy has them empty or under another name. */
const isOfPerson = (pointer: string) => pointer.startsWith("/basics/") && pointer !== "/basics/headline";

/**
 * The original text with the change. Null if it touches something that was removed, or writes what the person is called in copies into the
 * resume.
 */
function broughtBack(original: string, shown: string, after: string, alias: string): string | null {
  const text = original === shown ? after : carryEdit(original, shown, after);
  return text?.includes(alias) && !original.includes(alias) ? null : text;
}
