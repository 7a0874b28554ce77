import type { Artifact } from "@/contracts/model/career/artifact";
import type { CareerTask } from "@/contracts/model/career/task";
import type { Checked } from "@/domain/ai/supported-text";
import { complete } from "@/server/ai/complete";
import { instructed } from "@/server/ai/material";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import { type Db, transaction } from "@/server/platform/db/client";
import { addArtifact } from "../artifacts";
import { refuseWithoutModel } from "../model";
import { answer } from "./answer";
import { briefing } from "./briefing";
import { debrief } from "./debrief";
import { fit } from "./fit";
import { asPrompt, type Material, readMaterial, sentOf } from "./material";
import { offer } from "./offer";
import { practice } from "./practice";
import { reply } from "./reply";
import type { Finished, TaskOf, WithSupport } from "./task";
import { languageRule, supportFor, writerFor } from "./writing";

type Input = { applicationId: string; locale: string; task: CareerTask; aiProviderId?: string | null };
type Generated = { item: Artifact | null; answer: ({ text: string; factIds: string[] } & Checked) | null };

/**
 * Writes something about an application with a model, and keeps it. Throws PRECONDITION_FAILED without a provider, NOT_FOUND for what the
 * task names, BAD_REQUEST for what it needs, BAD_GATEWAY where the model fails.
 */
export async function generate(db: Db, ownerId: string, input: Input, now: Date): Promise<Generated> {
  const { applicationId, task } = input;
  const material = await readMaterial(db, ownerId, applicationId);
  if (task.kind === "answer") {
    const { checked, ...written } = await write(db, ownerId, input, material, answer, task, now);
    return { item: null, answer: { ...written, ...checked } };
  }
  const finished = await writeItem(db, ownerId, input, material, now);
  return { item: await transaction(db, (tx) => addArtifact(tx, ownerId, { applicationId, ...finished }, now)), answer: null };
}

/** Writes an item without storing it, so that the caller can store it together with something else. */
export async function writeItem(
  db: Db,
  ownerId: string,
  input: Input,
  material: Material,
  now: Date,
): Promise<WithSupport<Finished>> {
  const { task } = input;
  const ask = <Kind extends CareerTask["kind"], Written>(
    how: TaskOf<Kind, Written>,
    values: Extract<CareerTask, { kind: Kind }>,
  ) => write(db, ownerId, input, material, how, values, now);
  switch (task.kind) {
    case "fit":
      return ask(fit, task);
    case "briefing":
      return ask(briefing, task);
    case "practice":
      return ask(practice, task);
    case "debrief":
      return ask(debrief, task);
    case "reply":
      return ask(reply, task);
    case "offer":
      return ask(offer, task);
    case "answer":
      throw new Error("An answer is no item.");
  }
}

async function write<Kind extends CareerTask["kind"], Written, Result>(
  db: Db,
  ownerId: string,
  { locale, aiProviderId }: Input,
  material: Material,
  task: TaskOf<Kind, Written, Result>,
  input: Extract<CareerTask, { kind: Kind }>,
  now: Date,
): Promise<WithSupport<Result>> {
  await refuseWithoutModel(db, ownerId, aiProviderId);
  const { reads, sent, ...words } = task.prepare(material, input);
  const written = await complete(db, ownerId, {
    purpose: task.purpose,
    sent: sentOf(material, sent),
    instructions: instructed(`You help somebody who looks for a job. ${task.instructions} ${languageRule(locale)}`),
    material: asPrompt(material, reads),
    schema: task.schema,
    fromText: (text) => task.fromText?.(text),
    ...(aiProviderId ? { aiProviderId } : {}),
  });
  const writer = writerFor(await withSecondOpinion(db, ownerId, supportFor(material, now, words), written));
  return { ...task.finish(written, material, writer, input), checked: writer.checked() };
}
