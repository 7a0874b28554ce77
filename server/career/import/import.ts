import type { z } from "zod";
import type { careerImport } from "@/contracts/career/import";
import { LIMITS } from "@/contracts/limits";
import { careerProfileSchema } from "@/contracts/model/career/profile";
import { type Db, transaction } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { isId } from "@/server/platform/ids";
import { saveProfile } from "../profile";
import { importConversations } from "./conversations";
import { importFacts } from "./facts";
import { idsOf } from "./ids";
import { importLanguages, importRecord } from "./record";
import {
  type Names,
  readArtifact,
  readFormAnswer,
  readMailProposal,
  readOpportunity,
  readSchedule,
  readStory,
  readTranscript,
  readWorkspaceRow,
} from "./rows";

type Input = z.output<NonNullable<(typeof careerImport)["~orpc"]["inputSchema"]>>;
type Added = z.output<NonNullable<(typeof careerImport)["~orpc"]["outputSchema"]>>;

/**
 * Adds the career data of an export to an account, all or nothing. Existing data stays unchanged. Throws BAD_REQUEST for a name that
 * matches nothing of the owner, or an invalid profile.
 */
export function importCareer(db: Db, ownerId: string, { ids: input, career }: Input, now: Date): Promise<Added> {
  return transaction(db, async (tx) => {
    await refuseForeign(tx, ownerId, Object.values(input));
    const ids = idsOf(ownerId, input);
    if (career.profile !== null) await saveProfile(tx, ownerId, profileIn(career.profile), now);
    const facts = await importFacts(tx, ownerId, await absent(tx, ownerId, "careerFact", career.facts), ids);
    const own = new Map([...facts.ids, ...(await presentFacts(tx, ownerId, career.facts))]);
    const names: Names = { ...ids, fact: (id) => own.get(id) ?? null };
    let { leftOut } = facts;
    const read = <Row>(rows: readonly unknown[], reader: (row: unknown, ownerId: string, names: Names) => Row | null): Row[] => {
      const readable = rows.flatMap((row) => reader(row, ownerId, names) ?? []);
      leftOut += rows.length - readable.length;
      return readable;
    };
    const skip = { skipDuplicates: true };
    const of = async (table: Table, rows: readonly unknown[]) => absent(tx, ownerId, table, rows);
    const stories = await tx.careerStory.createMany({ data: read(await of("careerStory", career.stories), readStory), ...skip });
    const artifacts = read(await of("careerArtifact", career.artifacts), readArtifact);
    const saved = await tx.careerArtifact.createMany({ data: artifacts, ...skip });
    const due = read(await of("careerSchedule", career.schedules), readSchedule);
    const schedules = await tx.careerSchedule.createMany({ data: due, ...skip });
    const found = read(await of("opportunity", career.opportunities), readOpportunity);
    const opportunities = await tx.opportunity.createMany({ data: found, ...skip });
    const spoken = read(await of("transcript", career.transcripts), readTranscript);
    const transcripts = await tx.transcript.createMany({ data: spoken, ...skip });
    const workspaces = await tx.careerWorkspace.createMany({ data: read(career.workspaces, readWorkspaceRow), ...skip });
    const answers = read(await of("careerFormAnswer", career.formAnswers), readFormAnswer);
    const formAnswers = await tx.careerFormAnswer.createMany({ data: answers, ...skip });
    const proposed = read(await of("mailProposal", career.mailProposals), readMailProposal);
    const mailProposals = await tx.mailProposal.createMany({ data: proposed.slice(0, LIMITS.mailbox.proposals), ...skip });
    const record = career.record.length > 0 ? await importRecord(tx, ownerId, career, ids, now) : null;
    leftOut += record?.leftOut ?? 0;
    const languages = await importLanguages(tx, ownerId, career.languages, ids);
    const conversations = await importConversations(tx, ownerId, career, names);
    leftOut += conversations.leftOut;
    return {
      facts: facts.added,
      stories: stories.count,
      artifacts: saved.count,
      schedules: schedules.count,
      opportunities: opportunities.count,
      transcripts: transcripts.count,
      workspaces: workspaces.count,
      formAnswers: formAnswers.count,
      threads: conversations.threads,
      messages: conversations.messages,
      ...(career.mailProposals.length > 0 && { mailProposals: mailProposals.count }),
      ...(record && { record: record.record, links: record.links }),
      ...(career.languages.length > 0 && { languages }),
      leftOut,
    };
  });
}

function profileIn(profile: unknown) {
  const { data } = careerProfileSchema.safeParse(profile);
  if (!data) throw failure("BAD_REQUEST", { message: "The profile is not as an export has it." });
  return data;
}

async function refuseForeign(tx: Db, ownerId: string, input: readonly string[]): Promise<void> {
  const ids = [...new Set(input)];
  const where = { where: { userId: ownerId, id: { in: ids.filter(isId) } } };
  const found = (await tx.application.count(where)) + (await tx.resume.count(where)) + (await tx.coverLetter.count(where));
  if (found < ids.length) throw failure("BAD_REQUEST", { message: "Some of the ids stand for nothing of this account." });
}

const TABLES = [
  "careerFact",
  "careerStory",
  "careerArtifact",
  "careerSchedule",
  "opportunity",
  "transcript",
  "careerFormAnswer",
  "mailProposal",
] as const;
type Table = (typeof TABLES)[number];

const idIn = (row: unknown): string | null => {
  const id = (row as { id?: unknown } | null)?.id;
  return typeof id === "string" && isId(id) ? id : null;
};

/** Rows of the account that the export itself was made from: they are there already. */
async function present(tx: Db, ownerId: string, table: Table, rows: readonly unknown[]): Promise<Set<string>> {
  const where = { userId: ownerId, id: { in: rows.flatMap((row) => idIn(row) ?? []) } };
  const found = await (tx[table] as Db["careerFact"]).findMany({ where, select: { id: true } });
  return new Set(found.map(({ id }) => id));
}

async function absent(tx: Db, ownerId: string, table: Table, rows: readonly unknown[]): Promise<unknown[]> {
  const there = await present(tx, ownerId, table, rows);
  return rows.filter((row) => !there.has(idIn(row) ?? ""));
}

const presentFacts = async (tx: Db, ownerId: string, rows: readonly unknown[]): Promise<[string, string][]> =>
  [...(await present(tx, ownerId, "careerFact", rows))].map((id) => [id, id]);
