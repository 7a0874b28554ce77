import { addressOf } from "@/components/kit/api/address";

export interface SentFile {
  file: Blob;
  /** Not the file of that day, but the recorded state printed by another engine. */
  isReprint: boolean;
}

/** What the company got, as a PDF. Throws if it cannot be had. */
export async function readSentFile(id: string, kind: "resume" | "cover-letter"): Promise<SentFile> {
  const answer = await fetch(addressOf(({ applications }) => applications.sent, { id, kind }));
  if (!answer.ok) throw new Error(`The sent file was refused with status ${answer.status}.`);
  return { file: await answer.blob(), isReprint: answer.headers.get("x-sent-copy") !== "original" };
}
