import { api } from "@/components/kit/api/client";
import type { RecordEntry } from "@/contracts/model/career/record";
import { matchText } from "@/domain/job-match/match";
import { recordFields } from "@/domain/record/fields";
import { recordText } from "@/domain/record/record-text";

const PAGE = 100;

/** Every entry of the record. */
export async function readWholeRecord(): Promise<RecordEntry[]> {
  const entries: RecordEntry[] = [];
  for (;;) {
    const page = await api.career.record.list({ limit: PAGE, offset: entries.length });
    entries.push(...page);
    if (page.length < PAGE) return entries;
  }
}

/** What every resume has, whatever the posting asks for. */
const ALWAYS: readonly RecordEntry["section"][] = ["basics", "summary", "experience", "education", "languages"];

/** The entries that a posting asks for: those with one of its terms, and what every resume has. */
export function chosenFor(entries: readonly RecordEntry[], posting: string): ReadonlySet<string> {
  const chosen = entries.filter(({ section, data }) => {
    if (ALWAYS.includes(section)) return true;
    const lines = recordFields(section).map((field) => recordText(section, field, data));
    return matchText(lines, posting).found.length > 0;
  });
  return new Set(chosen.map(({ id }) => id));
}
