import type { Token } from "parse5";
import type { Line } from "@/domain/postings/page/lines";
import { Microdata } from "@/domain/postings/page/microdata";
import { readTags } from "@/domain/postings/page/tokenizer";

/** The content of a page, as far as postings need it. */
export type Page = {
  title: string;
  /** First heading of the first level. */
  heading: string;
  /** Contents of `meta` elements by name or property, in small letters. */
  meta: ReadonlyMap<string, string>;
  /** Texts of scripts with JSON-LD, as written. */
  jsonLd: string[];
  /** Values of `itemprop` below a JobPosting, by their path, such as `hiringOrganization.name`. */
  microdata: ReadonlyMap<string, string>;
  lines: Line[];
};

/** Invisible parts, and parts that are on every page of a site. */
const DROPPED = new Set(
  "script style noscript template svg math iframe object canvas audio video select datalist textarea button nav footer dialog".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr html legend li main menu ol p pre search section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const APART = new Set("p h1 h2 h3 h4 h5 h6 ul ol dl table section article header blockquote".split(" "));
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

/** Limits on the stored part of a page: no posting comes near them. */
const MAX = { text: 100_000, lines: 10_000, jsonLd: 20, jsonLdLength: 1_000_000, meta: 200, value: 2000 };
/** A main part of fewer characters is no posting: the whole page counts. */
const ENOUGH = 200;

/** Reads a page of any size in one pass. Scripts, styles and hidden elements are left out; blocks become lines, list items bullets. */
export function readPage(html: string): Page {
  const reader = new PageReader();
  readTags(html, reader);
  return reader.finish();
}

class PageReader {
  readonly #lines: (Line & { isMain: boolean })[] = [];
  readonly #meta = new Map<string, string>();
  readonly #jsonLd: string[] = [];
  readonly #microdata = new Microdata();
  #title = "";
  #heading = "";
  #line = "";
  #kept = 0;
  #kind: Line["kind"] = "text";
  #gap = true;
  #main = 0;
  /** The element whose content is left out, how deep in elements of the same name, and where its text goes instead. */
  #dropping: { name: string; depth: number; text: string[] | null; length: number } | undefined;
  #inTitle = false;

  start = (tag: Token.TagToken): void => {
    const name = tag.tagName;
    const dropping = this.#dropping;
    if (dropping) {
      // A paragraph ends where the next block begins, whether or not it is closed.
      if (dropping.name === "p" && BLOCKS.has(name)) this.#dropping = undefined;
      else {
        if (dropping.name === name) dropping.depth++;
        return;
      }
    }
    const attribute = (requested: string) => tag.attrs.find((each) => each.name === requested)?.value;
    if (name === "meta") {
      this.#readMeta(tag, attribute);
      return;
    }
    if (name === "title") this.#inTitle = this.#title === "";
    const isJsonLd = name === "script" && /^\s*application\/ld\+json/i.test(attribute("type") ?? "");
    if (!VOID.has(name) && (DROPPED.has(name) || isHidden(attribute))) {
      this.#dropping = { name, depth: 1, text: isJsonLd && this.#jsonLd.length < MAX.jsonLd ? [] : null, length: 0 };
      if (tag.selfClosing && name === "svg") this.#dropping = undefined;
      return;
    }
    if (BLOCKS.has(name)) this.#endLine(APART.has(name));
    if (name === "li") this.#kind = "bullet";
    else if (/^h[1-6]$/.test(name)) this.#kind = "heading";
    if (name === "br") this.#endLine(false);
    if (name === "main" || name === "article") this.#main++;
    this.#microdata.start(name, attribute, VOID.has(name));
  };

  end = (name: string): void => {
    const dropping = this.#dropping;
    if (dropping) {
      if (dropping.name !== name || --dropping.depth > 0) return;
      if (dropping.text) this.#jsonLd.push(dropping.text.join(""));
      this.#dropping = undefined;
      return;
    }
    if (name === "title") this.#inTitle = false;
    if (BLOCKS.has(name)) {
      if (name === "h1" && this.#heading === "") this.#heading = tidy(this.#line);
      this.#endLine(APART.has(name));
    }
    if (name === "main" || name === "article") this.#main = Math.max(0, this.#main - 1);
    this.#microdata.end(name);
  };

  text = (characters: string): void => {
    const dropping = this.#dropping;
    if (dropping) {
      dropping.length += characters.length;
      if (dropping.length <= MAX.jsonLdLength) dropping.text?.push(characters);
      return;
    }
    if (this.#inTitle) {
      if (this.#title.length < MAX.value) this.#title += characters;
      return;
    }
    this.#microdata.text(characters);
    if (this.#kept > MAX.text) return;
    this.#kept += characters.length;
    this.#line += characters;
  };

  /** Beyond the stored amount of visible text there is nothing of use: data about a posting is in the head, or beside a shorter text. */
  isDone = (): boolean => this.#kept > MAX.text;

  finish(): Page {
    this.#endLine(false);
    const main = this.#lines.filter(({ isMain }) => isMain);
    const isEnough = main.reduce((sum, { text }) => sum + text.length, 0) >= ENOUGH;
    const lines = (isEnough ? main : this.#lines).map(({ text, kind, gap }) => ({ text, kind, gap }));
    const { values } = this.#microdata;
    return { title: tidy(this.#title), heading: this.#heading, meta: this.#meta, jsonLd: this.#jsonLd, microdata: values, lines };
  }

  #readMeta(tag: Token.TagToken, attribute: (name: string) => string | undefined): void {
    const name = (attribute("property") ?? attribute("name") ?? "").toLowerCase().slice(0, 100);
    const content = attribute("content");
    if (content === undefined) return;
    if (name !== "" && this.#meta.size < MAX.meta && !this.#meta.has(name)) this.#meta.set(name, content.slice(0, MAX.value));
    this.#microdata.start(tag.tagName, attribute, true);
  }

  #endLine(isApart: boolean): void {
    const text = tidy(this.#line);
    this.#line = "";
    if (text !== "" && this.#lines.length < MAX.lines) {
      this.#lines.push({ text, kind: this.#kind, gap: this.#gap, isMain: this.#main > 0 });
      this.#gap = false;
    }
    if (text !== "" || isApart) this.#kind = "text";
    if (isApart) this.#gap = true;
  }
}

function isHidden(attribute: (name: string) => string | undefined): boolean {
  return (
    attribute("hidden") !== undefined ||
    /(?:^|[;\s])(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden)/i.test(attribute("style") ?? "")
  );
}

const tidy = (text: string): string => text.replace(/[\s\u00a0\u200b\ufeff]+/g, " ").trim();
