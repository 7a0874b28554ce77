"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { localeOf, textOf } from "@/components/features/editor/versions/printed-text";
import { type VersionEntry, versionKey } from "@/components/features/editor/versions/use-versions";
import { firstPagePicture } from "@/components/kit/page-preview/first-page-pictures";
import { whenSeen } from "@/components/kit/ui/when-seen";
import type { DocumentType } from "@/contracts/model/document";
import { comparedWords, wordCounts } from "@/domain/compare/words";
import type { Printable } from "@/typeset/content/printable";

/** The details of a version once its content has been read. */
export type VersionFacts = {
  /** The address of a picture of its first page; null where pages cannot be drawn. */
  picture: string | null;
  /** Words more and fewer than in the version before it; null for the first one. */
  words: { added: number; removed: number } | null;
};

/** A version that saves go into changes its time with each of them. */
const stateOf = ({ id, createdAt }: VersionEntry) => `${id} ${createdAt}`;

/**
 * The first page of every version in view and how many words it added and removed. They are read one after the other, those in view first,
 * and only those. Returns what is known so far by version, and a ref for the rows.
 */
export function useVersionFacts(
  document: { kind: DocumentType; id: string },
  entries: readonly VersionEntry[] | undefined,
  read: (id: string, versionId: string) => Promise<Printable>,
) {
  const cache = useQueryClient();
  const [facts, setFacts] = useState<ReadonlyMap<string, VersionFacts>>(new Map());
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const made = useRef(new Map<string, VersionFacts>());
  const { kind, id } = document;

  useEffect(() => {
    let isOver = false;
    const contentOf = (version: VersionEntry) =>
      cache.fetchQuery({
        queryKey: versionKey(kind, id, version),
        queryFn: () => read(id, version.id),
        staleTime: Number.POSITIVE_INFINITY,
      });
    const visible = (entries ?? []).filter((version) => inView.has(version.id) && !made.current.has(stateOf(version)));
    async function readAll() {
      for (const version of visible) {
        const older = entries?.[entries.indexOf(version) + 1];
        const [now, before] = await Promise.all([contentOf(version), older ? contentOf(older) : null]);
        if (isOver) return;
        const picture = await firstPagePicture(now).catch(() => null);
        if (isOver) return;
        made.current.set(stateOf(version), {
          picture,
          words: before && wordCounts(comparedWords(textOf(before), textOf(now), localeOf(now)), localeOf(now)),
        });
        setFacts(new Map(made.current));
      }
    }
    // A version that cannot be read has no picture; opening it shows why.
    readAll().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [cache, entries, id, inView, kind, read]);

  const watch = useCallback((row: HTMLElement | null) => {
    const version = row?.dataset.version;
    if (!row || !version) return;
    return whenSeen(row, () => setInView((known) => new Set([...known, version])));
  }, []);

  return { factsOf: (version: VersionEntry) => facts.get(stateOf(version)), watch };
}
