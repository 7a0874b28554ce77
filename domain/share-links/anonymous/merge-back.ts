import type { ResumeData } from "@/contracts/model/resume/data";
import type { AnonymousMerge } from "@/contracts/model/share-link";
import { isRecord } from "@/domain/is-record";
import { publicResumeData } from "@/domain/public-view";
import { withText } from "@/domain/share-links/accept";
import { stepsOf, wordsOf } from "@/domain/share-links/places";

type Merged = Pick<AnonymousMerge, "changes" | "left"> & { data: ResumeData };

/**
 * Brings the texts that someone changed in an anonymous copy back into the resume it was made of. `copy` is the copy of the resume as it is
 * now. Only texts that the copy shows are changed, and of those from which something was removed only the part beside it; what cannot be
 * brought back safely is left, as are entries that are new or gone.
 */
export function mergeBack(data: ResumeData, copy: ResumeData, edited: ResumeData): Merged {
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
    const text = before === null || isOfPerson(pointer) ? null : broughtBack(before, shown ?? "", after);
    if (path === undefined || before === null || text === null) left.push({ path: path ?? pointer, after });
    else {
      changes.push({ path, before, after: text });
      merged = withText(merged, path, text);
    }
  });
  return { data: merged, changes, left };
}

/** Fields that hold the person: the copy has them empty or under another name. */
const isOfPerson = (pointer: string) => pointer.startsWith("/basics/") && pointer !== "/basics/headline";

/** The original text with the change, if nothing was removed where it was changed. Null if that is not certain. */
function broughtBack(original: string, shown: string, after: string): string | null {
  if (original === shown) return after;
  let start = 0;
  while (start < Math.min(shown.length, after.length) && shown[start] === after[start]) start++;
  let end = 0;
  const limit = Math.min(shown.length, after.length) - start;
  while (end < limit && shown[shown.length - 1 - end] === after[after.length - 1 - end]) end++;
  const [head, tail] = [shown.slice(0, shown.length - end), shown.slice(start)];
  const added = after.slice(start, after.length - end);
  // What was removed is all before the change, or all after it.
  if (tail !== "" && original.endsWith(tail))
    return original.slice(0, original.length - tail.length) + added + shown.slice(shown.length - end);
  if (head !== "" && original.startsWith(head)) return shown.slice(0, start) + added + original.slice(head.length);
  return null;
}

function textAt(document: unknown, pointer: string): string | null {
  let value = document;
  for (const step of stepsOf(pointer)) value = Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : null;
  return typeof value === "string" ? value : null;
}
