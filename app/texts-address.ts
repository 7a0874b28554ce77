import type { Language } from "@/contracts/model/languages";
import { loadMessages, type Messages } from "@/messages/load";
import { textsName } from "@/messages/texts-name.mjs";

const names = new WeakMap<Messages, string>();

/** The address of the file with a language's texts that `scripts/build-texts.mjs` writes. */
export async function textsAddress(language: Language): Promise<string> {
  const messages = await loadMessages(language);
  const name = names.get(messages) ?? textsName(language, messages);
  names.set(messages, name);
  return `/texts/${name}.js`;
}
