import { createHash } from "node:crypto";
import type { Language } from "@/contracts/model/languages";
import { loadMessages, type Messages } from "@/messages/load";

const hashes = new WeakMap<Messages, string>();

/** The address of the file with a language's texts, named by their hash as `scripts/build-texts.mjs` names it. */
export async function textsAddress(language: Language): Promise<string> {
  const messages = await loadMessages(language);
  const hash = hashes.get(messages) ?? createHash("sha256").update(JSON.stringify(messages)).digest("hex").slice(0, 16);
  hashes.set(messages, hash);
  return `/texts/${language}.${hash}.js`;
}
