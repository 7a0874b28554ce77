/** A line of a text with the words marked that were looked for. */
export function FoundLine({ line, words }: { line: string; words: readonly string[] }) {
  if (words.length === 0) return line;
  return line.split(new RegExp(`(${words.map(escaped).join("|")})`, "giu")).map((part, index) =>
    // Every second part is a word that the pattern holds.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have no other name, and never move.
      <mark key={index} className="rounded-[2px] bg-primary-soft text-primary-soft-foreground">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
