import { z } from "zod";
import { type FactSource, factFields, factSchema } from "@/contracts/model/career/fact";
import { timestamp } from "@/contracts/model/timestamp";
import { searchText } from "@/domain/search/search-text";
import type { Db } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { sourceKeyOf } from "../fact-sources";
import type { Ids } from "./ids";

const exportedSchema = z.object({
  id: z.string(),
  ...factFields,
  status: factSchema.shape.status,
  revisions: factSchema.shape.revisions.default([]),
  createdAt: timestamp,
  updatedAt: timestamp,
});

type Added = {
  added: number;
  leftOut: number /** Facts of this account by their ids in the export. */;
  ids: Map<string, string>;
};

/** Adds facts. One whose source is saved here already is that fact. */
export async function importFacts(tx: Db, ownerId: string, rows: readonly unknown[], ids: Ids): Promise<Added> {
  const facts = rows.flatMap((row) => {
    const { data } = exportedSchema.safeParse(row);
    if (!data || (data.applicationId !== null && ids.named(data.applicationId) === null)) return [];
    const source = sourceHere(data.source, ids);
    return [{ ...data, source, sourceKey: sourceKeyOf({ text: data.text, source }) }];
  });
  const { count } = await tx.careerFact.createMany({
    data: facts.map(({ id, source, revisions, applicationId, text, ...fact }) => ({
      ...fact,
      id: ids.ofRow(id),
      userId: ownerId,
      text,
      applicationId: ids.named(applicationId),
      source: asJson(source),
      revisions: asJson(revisions),
      searchText: searchText(text),
    })),
    skipDuplicates: true,
  });
  const stored = await tx.careerFact.findMany({
    where: { userId: ownerId, sourceKey: { in: facts.map(({ sourceKey }) => sourceKey) }, status: { not: "forgotten" } },
    select: { id: true, sourceKey: true },
  });
  const byKey = new Map(stored.map(({ id, sourceKey }) => [sourceKey, id]));
  const known = facts.flatMap(({ id, sourceKey }): [string, string][] => {
    const here = byKey.get(sourceKey);
    return here ? [[id, here]] : [];
  });
  return { added: count, leftOut: rows.length - facts.length, ids: new Map(known) };
}

/** A source that was imported too; what is not here any more is a source no more, and the quote stays. */
function sourceHere(source: FactSource, ids: Ids): FactSource {
  if (source.kind === "manual") return source;
  if (source.kind === "debrief") return { ...source, id: ids.ofRow(source.id) };
  const id = ids.named(source.id);
  return id === null ? { ...source, kind: "manual" } : { ...source, id };
}
