import { pause } from "./place";

type Entry = {
  name: string;
  /** The last text that the server acknowledged. */
  acknowledged: string;
  /** Sent after that one without a response: each may or may not have been written. */
  uncertain: string[];
};

/** What is written to. `read` retries while it is temporarily unavailable. */
export type Target = {
  request: (method: string, path: string, body?: unknown) => Promise<Response>;
  read: (path: string) => Promise<Response>;
};

type Resume = { name: string; data: { basics: { headline: string } } };

/** Writers that create and patch resumes with known content, and a record of what the server acknowledged. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #touched = new Set<string>();
  readonly #refusals = new Map<number, number>();
  #next = 0;
  acknowledgedWrites = 0;
  lostWrites = 0;
  readonly losses: string[] = [];

  /** Writes with several writers until the returned function is called, which resolves when the last one has ended. */
  write(place: Target, writers: number): () => Promise<void> {
    let isOver = false;
    const work = Array.from({ length: writers }, async () => {
      while (!isOver) await this.#writeOne(place, () => isOver);
    });
    return async () => {
      isOver = true;
      await Promise.all(work);
    };
  }

  /** How often writes were rejected, by status. */
  refusals = () => Object.fromEntries(this.#refusals);

  async #writeOne(place: Target, isOver: () => boolean) {
    const name = `Resume ${this.#next++}`;
    const created = await this.#try(() => place.request("POST", "/resumes", { name }));
    if (!created) return;
    const id = (await created.json().catch(() => null)) as string | null;
    if (id === null) return;
    const entry: Entry = { name, acknowledged: "", uncertain: [] };
    this.#entries.set(id, entry);
    this.#acknowledge(id);
    for (let step = 0; step < 8 && !isOver(); step++) {
      const text = `${name}, step ${step}`;
      entry.uncertain.push(text);
      const operations = [{ op: "replace", path: "/basics/headline", value: text }];
      if (!(await this.#try(() => place.request("PATCH", `/resumes/${id}`, { operations })))) continue;
      entry.acknowledged = text;
      entry.uncertain = [];
      this.#acknowledge(id);
    }
  }

  #acknowledge(id: string) {
    this.acknowledgedWrites += 1;
    this.#touched.add(id);
  }

  /** The response if it acknowledges the write, else null after a short pause. */
  async #try(request: () => Promise<Response>): Promise<Response | null> {
    const response = await request().catch(() => null);
    if (response?.ok) return response;
    const status = response?.status ?? 0;
    this.#refusals.set(status, (this.#refusals.get(status) ?? 0) + 1);
    await pause(100);
    return null;
  }

  /** Reads what was written since the last time, or everything, and counts missing writes as lost. */
  async verify(place: Target, which: "touched" | "all"): Promise<void> {
    const ids = which === "all" ? [...this.#entries.keys()] : [...this.#touched];
    this.#touched.clear();
    const queue = ids.values();
    const reader = async () => {
      for (const id of queue) await this.#verifyOne(place, id);
    };
    await Promise.all([reader(), reader(), reader(), reader()]);
  }

  async #verifyOne(place: Target, id: string) {
    const entry = this.#entries.get(id);
    if (!entry) return;
    const response = await place.read(`/resumes/${id}`);
    const resume = response.ok ? ((await response.json()) as Resume) : null;
    const { headline } = resume?.data.basics ?? { headline: "" };
    const isStored = resume?.name === entry.name && [entry.acknowledged, ...entry.uncertain].includes(headline);
    if (!isStored)
      this.#lose(`${entry.name} (${id}): acknowledged "${entry.acknowledged}", found ${response.status} "${headline}"`);
    if (!(await areVersionsReadable(place, id))) this.#lose(`${entry.name} (${id}): a version cannot be read`);
  }

  #lose(what: string) {
    this.lostWrites += 1;
    this.losses.push(what);
  }
}

async function areVersionsReadable(place: Target, id: string): Promise<boolean> {
  const list = await place.read(`/resumes/${id}/versions`);
  if (!list.ok) return false;
  const [newest] = (await list.json()) as { id: string }[];
  return !newest || (await place.read(`/resumes/${id}/versions/${newest.id}`)).ok;
}
