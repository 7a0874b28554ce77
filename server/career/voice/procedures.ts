import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { setPagingHeaders } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { changeTranscript, deleteTranscript, listTranscripts, speak, transcribe } from "./transcripts";

const { voice: contract } = api.career;

export const voice = {
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await listTranscripts(database(), ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  transcribe: contract.transcribe.handler(({ context, input }) => transcribe(database(), ownerId(context), input, new Date())),
  change: contract.change.handler(({ context, input }) => changeTranscript(database(), ownerId(context), input, new Date())),
  delete: contract.delete.handler(({ context, input }) => deleteTranscript(database(), ownerId(context), input.id)),
  speak: contract.speak.handler(({ context, input }) => speak(database(), ownerId(context), input.text)),
};
