import { api } from "@/server/platform/orpc";
import { owned, ownedPage } from "@/server/platform/owned";
import { changeTranscript, deleteTranscript, listTranscripts, speak, transcribe } from "./transcripts";

const { voice: contract } = api.career;

export const voice = {
  list: contract.list.handler(ownedPage(listTranscripts)),
  transcribe: contract.transcribe.handler(owned(transcribe)),
  change: contract.change.handler(owned(changeTranscript)),
  delete: contract.delete.handler(owned((db, ownerId, { id }) => deleteTranscript(db, ownerId, id))),
  speak: contract.speak.handler(owned((db, ownerId, { text }) => speak(db, ownerId, text))),
};
