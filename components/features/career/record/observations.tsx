"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { queries } from "@/components/kit/api/client";
import type { ObservedEntry, RecordObservations } from "@/contracts/model/career/observations";

/** What may be worth a look, quietly: a line that opens. */
export function Observations({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useTranslations("career.record.observations");
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" });
  const { data } = useQuery(queries.career.record.observe.queryOptions());
  const count = data ? countOf(data) : 0;
  if (!data || count === 0) return null;
  return (
    <details className="border-b pb-2 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-muted-foreground">{t("title", { count })}</summary>
      <ul className="mt-1 grid max-h-72 gap-2 overflow-y-auto ps-4">
        {data.overlaps.map(({ entries }) => (
          <Line key={`overlap ${keyOf(entries)}`} text={t("overlap")} entries={entries} onOpen={onOpen} />
        ))}
        {data.spellings.map(({ names, entries }) => (
          <Line
            key={`spelling ${keyOf(entries)}`}
            text={t("spelling", { names: list.format(names) })}
            entries={entries}
            onOpen={onOpen}
          />
        ))}
        {data.unused.length > 0 ? <Line text={t("unused")} entries={data.unused} onOpen={onOpen} /> : null}
        {data.everywhere.length > 0 ? <Line text={t("everywhere")} entries={data.everywhere} onOpen={onOpen} /> : null}
      </ul>
    </details>
  );
}

const countOf = ({ overlaps, spellings, unused, everywhere }: RecordObservations): number =>
  overlaps.length + spellings.length + Math.sign(unused.length) + Math.sign(everywhere.length);

const keyOf = (entries: readonly ObservedEntry[]): string => entries.map(({ id }) => id).join();

/** How many entries a line names. */
const SHOWN = 8;

type LineProps = { text: string; entries: readonly ObservedEntry[]; onOpen: (id: string) => void };

function Line({ text, entries, onOpen }: LineProps) {
  const t = useTranslations("career.record");
  return (
    <li>
      <p className="text-muted-foreground">{text}</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
        {entries.slice(0, SHOWN).map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <button type="button" className="link rounded-sm text-start [overflow-wrap:anywhere]" onClick={() => onOpen(id)}>
              {name || t("unnamed")}
            </button>
          </li>
        ))}
        {entries.length > SHOWN ? (
          <li className="text-muted-foreground">{t("observations.more", { count: entries.length - SHOWN })}</li>
        ) : null}
      </ul>
    </li>
  );
}
