/** Values of one page, of one path and nested in each other, are bounded: a hostile page may name millions. */
const MAX = { values: 100, open: 30, length: 60_000 };

type Open = { name: string; property: string; text: string; depth: number };

/** Collects what `itemprop` attributes below an element of the type JobPosting say. Source: schema.org/JobPosting, HTML standard "Microdata". */
export class Microdata {
  readonly values = new Map<string, string>();
  readonly #open: Open[] = [];
  #scope: { name: string; depth: number } | undefined;

  start(name: string, attribute: (name: string) => string | undefined, isVoid: boolean): void {
    if (!this.#scope) {
      if (!isVoid && /schema\.org\/JobPosting\/?\s*$/i.test(attribute("itemtype") ?? "")) this.#scope = { name, depth: 1 };
      return;
    }
    if (isVoid && attribute("itemprop") === undefined) return;
    if (!isVoid) {
      if (this.#scope.name === name) this.#scope.depth++;
      for (const each of this.#open) if (each.name === name) each.depth++;
    }
    const property = attribute("itemprop")?.trim().split(/\s+/)[0] ?? "";
    if (property === "") return;
    const content = attribute("content");
    if (content !== undefined) this.#keep(this.#path(property), content);
    if (!isVoid && this.#open.length < MAX.open) this.#open.push({ name, property, text: "", depth: 1 });
  }

  end(name: string): void {
    if (!this.#scope) return;
    for (const each of this.#open) if (each.name === name) each.depth--;
    while (this.#open.at(-1)?.depth === 0) {
      const done = this.#open.pop();
      if (done) this.#keep(this.#path(done.property), done.text);
    }
    if (this.#scope.name === name && --this.#scope.depth === 0) this.#scope = undefined;
  }

  text(characters: string): void {
    for (const each of this.#open) if (each.text.length < MAX.length) each.text += characters;
  }

  #path = (property: string): string => [...this.#open.map((each) => each.property), property].join(".");

  #keep(path: string, value: string): void {
    const text = value.replace(/\s+/g, " ").trim();
    if (text !== "" && !this.values.has(path) && this.values.size < MAX.values) this.values.set(path, text);
  }
}
