import type { FactSource } from "@/contracts/model/career/fact";
import type { FactProposal } from "@/contracts/model/career/fact-views";
import { byTelling, proposalsOfAnswer, proposalsOfLetter, proposalsOfResume } from "@/domain/career/fact-proposals";
import { searchText } from "@/domain/search/search-text";
import type { Db } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { newId } from "@/server/platform/ids";
import { sourceKeyOf } from "./fact-sources";

const MAX = 200;
/** Documents that are read for proposals, the ones edited last. */
const DOCUMENTS = 50;

type Found = Omit<FactProposal, "text" | "category"> & { texts: Pick<FactProposal, "text" | "category">[] };

/**
 * Sentences of resumes, letters and debriefs that could be facts, the most significant first. What was saved, forgotten or dismissed from the
 * same source is left out, and so is the same wording of a fact or another proposal.
 */
export async function listProposals(db: Db, ownerId: string): Promise<FactProposal[]> {
  const found = [...(await ofResumes(db, ownerId)), ...(await ofLetters(db, ownerId)), ...(await ofDebriefs(db, ownerId))];
  const all = found.flatMap(({ texts, source, ...where }) =>
    texts.map((one): FactProposal => ({ ...one, source: { ...source, quote: one.text }, ...where })),
  );
  const known = await knownOf(db, ownerId);
  const proposals = all.filter((proposal) => {
    const words = searchText(proposal.text);
    if (known.keys.has(sourceKeyOf(proposal)) || known.texts.has(words)) return false;
    known.texts.add(words);
    return true;
  });
  return proposals.sort(byTelling).slice(0, MAX);
}

async function knownOf(db: Db, ownerId: string) {
  const rows = await db.careerFact.findMany({ where: { userId: ownerId }, select: { sourceKey: true, searchText: true } });
  return { keys: new Set(rows.map(({ sourceKey }) => sourceKey)), texts: new Set(rows.map((row) => row.searchText)) };
}

const edited = (ownerId: string) => ({
  where: { userId: ownerId, trashedAt: null },
  orderBy: { updatedAt: "desc" as const },
  take: DOCUMENTS,
});
const sourceOf = (kind: FactSource["kind"], id: string): FactSource => ({ kind, id, quote: "" });

async function ofResumes(db: Db, ownerId: string): Promise<Found[]> {
  const rows = await db.resume.findMany({ ...edited(ownerId), select: { id: true, name: true, data: true } });
  return rows.map(({ id, name, data }) => ({
    texts: proposalsOfResume(data as Parameters<typeof proposalsOfResume>[0]),
    source: sourceOf("resume", id),
    where: name,
    url: `/resumes/${id}`,
  }));
}

async function ofLetters(db: Db, ownerId: string): Promise<Found[]> {
  const rows = await db.coverLetter.findMany({ ...edited(ownerId), select: { id: true, name: true, content: true } });
  return rows.map(({ id, name, content }) => ({
    texts: proposalsOfLetter(content),
    source: sourceOf("letter", id),
    where: name,
    url: `/letters/${id}`,
  }));
}

async function ofDebriefs(db: Db, ownerId: string): Promise<Found[]> {
  const rows = await db.careerArtifact.findMany({
    where: { userId: ownerId, kind: "debrief" },
    orderBy: { createdAt: "desc" },
    take: DOCUMENTS,
    select: { id: true, data: true, applicationId: true, application: { select: { company: true } } },
  });
  return rows.map(({ id, data, applicationId, application }) => ({
    texts: proposalsOfAnswer((data as { answer?: string }).answer ?? ""),
    source: sourceOf("debrief", id),
    where: application?.company ?? "",
    url: `/applications/${applicationId}`,
  }));
}

/** Keeps proposals from coming back. What has become a fact in the meantime stays one. */
export async function dismissProposals(db: Db, ownerId: string, sources: readonly FactSource[], now: Date): Promise<void> {
  const rows = sources.map((source) => ({
    id: newId(),
    userId: ownerId,
    text: "",
    searchText: "",
    category: "experience",
    status: "forgotten",
    source: asJson({ ...source, quote: "" }),
    sourceKey: sourceKeyOf({ text: source.quote, source }),
    createdAt: now,
    updatedAt: now,
  }));
  await db.careerFact.createMany({ data: rows, skipDuplicates: true });
}
