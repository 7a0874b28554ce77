import { z } from "zod";
import type { Transcript } from "@/contracts/career/voice";
import { LIMITS } from "@/contracts/limits";
import { cut } from "@/domain/postings/found";
import { badGateway, ModelFailed } from "@/server/ai/model-failure";
import { findApplication } from "@/server/documents/find-application";
import type { Db } from "@/server/platform/db/client";
import type { Transcript as Stored } from "@/server/platform/db/generated/client";
import { failure, missing } from "@/server/platform/errors";
import { isId, knownId, newId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { momentsOf } from "../rows";
import { askVoice } from "./ask-voice";
import { readRecording } from "./recording";
import { chooseVoice } from "./voice-model";

const toTranscript = (row: Stored): Transcript => ({ ...row, ...momentsOf(row) });

/** Transcripts, newest first. */
export async function listTranscripts(
  db: Db,
  ownerId: string,
  { applicationId, ...paging }: Paging & { applicationId?: string | undefined },
): Promise<{ entries: Transcript[]; total: number }> {
  if (applicationId !== undefined && !isId(applicationId)) return { entries: [], total: 0 };
  const where = { userId: ownerId, ...(applicationId && { applicationId }) };
  const page = pageOf(paging);
  const orderBy = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const rows = await db.transcript.findMany({ where, orderBy, ...rowsOf(page) });
  return { entries: rows.map(toTranscript), total: page.paging ? await db.transcript.count({ where }) : rows.length };
}

const answerSchema = z.object({ text: z.string() });

type Input = { audio: File; applicationId?: string | undefined };

/**
 * Transcribes a recording and stores the text, not the audio. Throws BAD_REQUEST for what is no recording or too long, NOT_FOUND
 * for the application, PRECONDITION_FAILED without a provider with speech recognition, BAD_GATEWAY where it fails.
 */
export async function transcribe(db: Db, ownerId: string, { audio, applicationId }: Input, now: Date): Promise<Transcript> {
  const application = applicationId === undefined ? null : await findApplication(db, ownerId, applicationId);
  const { bytes, mimeType, extension, seconds } = await readRecording(audio);
  const voice = await chooseVoice(db, ownerId, "hears");
  const body = new FormData();
  body.set("model", voice.model);
  body.set("response_format", "json");
  body.set("file", new Blob([bytes], { type: mimeType }), `recording.${extension}`);
  const sent = seconds === null ? "a recording" : `a recording of ${Math.ceil(seconds)} s`;
  const response = await askVoice(db, ownerId, voice, { purpose: "transcription", sent, path: "/audio/transcriptions", body });
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw badGateway(new ModelFailed("unreadable", null, { cause: answer.error }));
  const text = cut(answer.data.text.replaceAll("\0", "").toWellFormed().trim(), LIMITS.voice.text);
  if (text === "")
    throw failure("BAD_REQUEST", { message: "No words were heard in the recording. Speak closer to the microphone." });
  const row = {
    id: newId(),
    userId: ownerId,
    applicationId: application?.id ?? null,
    model: voice.model,
    createdAt: now,
    updatedAt: now,
  };
  return toTranscript(await db.transcript.create({ data: { ...row, original: text, edited: text } }));
}

/** Corrects a transcript. Throws NOT_FOUND. */
export async function changeTranscript(db: Db, ownerId: string, { id, edited }: { id: string; edited: string }, now: Date) {
  const where = { id: knownId(id), userId: ownerId };
  await db.transcript.updateMany({ where, data: { edited, updatedAt: now } });
  const row = await db.transcript.findFirst({ where });
  if (!row) throw missing("transcript");
  return toTranscript(row);
}

/** Deletes a transcript, if it is there. */
export async function deleteTranscript(db: Db, ownerId: string, id: string): Promise<void> {
  await db.transcript.deleteMany({ where: { id: knownId(id), userId: ownerId } });
}

/** Reads a text aloud. Throws PRECONDITION_FAILED without a provider that speaks, BAD_GATEWAY where it fails. */
export async function speak(db: Db, ownerId: string, text: string): Promise<File> {
  const voice = await chooseVoice(db, ownerId, "speaks");
  const body = JSON.stringify({ model: voice.model, voice: "alloy", input: text, response_format: "mp3" });
  const sent = `${text.length} characters to read aloud`;
  const response = await askVoice(db, ownerId, voice, { purpose: "speech", sent, path: "/audio/speech", body });
  const sound = await response.arrayBuffer();
  if (sound.byteLength === 0 || /json|html|text/.test(response.headers.get("content-type") ?? ""))
    throw badGateway(new ModelFailed("unreadable"));
  return new File([sound], "speech.mp3", { type: "audio/mpeg" });
}
