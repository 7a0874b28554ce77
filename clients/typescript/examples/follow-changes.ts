import { createDossier, follow } from "dossier-client";

// Reports what changes, until it has heard of the thing it waits for.
export async function hearOf(url: string, key: string, id: string) {
  const dossier = createDossier({ url, key });
  const stop = new AbortController();
  const heard: string[] = [];
  for await (const { events } of follow(dossier, { everyMs: 200, signal: stop.signal })) {
    heard.push(...events.filter((event) => event.id === id).map(({ type }) => type));
    if (heard.length > 0) stop.abort();
  }
  return heard;
}
