import { shadowOf } from "./tree";

/** What the server takes is 2 MiB; the frames of a page share it. */
const MAX_LETTERS = 1_500_000;
const LEFT_OUT = new Set([
  "script",
  "style",
  "svg",
  "noscript",
  "canvas",
  "video",
  "audio",
  "img",
  "picture",
  "input",
  "textarea",
  "select",
  "iframe",
  "frame",
  "object",
  "embed",
  "template",
  "link",
]);
const KEPT =
  /^(id|class|href|lang|dir|datetime|content|property|name|itemprop|itemtype|itemscope|itemid|role|aria-label|title|data-(?:testid|test|qa|automation-id|automation|ui|test-id))$/;
const VOID = new Set(["br", "hr", "meta", "wbr", "col"]);
const MAX_ATTRIBUTE = 500;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const quoted = (text: string) => escaped(text.slice(0, MAX_ATTRIBUTE)).replaceAll('"', "&quot;");

export interface CapturedFrame {
  head: string;
  body: string;
  url: string;
  title: string;
  isLarge: boolean;
  /** `datePosted` of the posting in the page's job data, or "". */
  listedSince: string;
}

/**
 * The page as the person sees it: without what is hidden, typed or runs, and with what is in shadow roots. Text that nobody can see could
 * speak to a model that reads the posting later.
 */
export function capture(): CapturedFrame {
  const out = { text: "", left: MAX_LETTERS };
  if (document.body) write(document.body, out);
  return {
    head: headOf(),
    body: out.text,
    url: location.href,
    title: document.title.slice(0, 500),
    isLarge: innerWidth >= 280 && innerHeight >= 120,
    listedSince: listedSince(),
  };
}

/** Deeper pages are made to break what reads them. */
const MAX_DEPTH = 500;

function write(element: Element, out: { text: string; left: number }, depth = 0): void {
  const name = element.localName;
  if (depth > MAX_DEPTH || LEFT_OUT.has(name) || out.left <= 0 || !isSeen(element)) return;
  const attributes = [...element.attributes]
    .filter(({ name: each }) => KEPT.test(each))
    .map(({ name: each, value }) => ` ${each}="${quoted(value)}"`);
  const tag = /^[a-z][a-z\d]*$/.test(name) ? name : "div";
  add(out, `<${tag}${attributes.join("")}>`);
  if (VOID.has(tag)) return;
  const children =
    name === "slot" ? (element as HTMLSlotElement).assignedNodes() : (shadowOf(element)?.childNodes ?? element.childNodes);
  for (const child of children.length > 0 ? children : element.childNodes) {
    if (child instanceof Text) add(out, escaped(child.data));
    else if (child instanceof Element) write(child, out, depth + 1);
  }
  out.text += `</${tag}>`;
}

function add(out: { text: string; left: number }, text: string): void {
  if (out.left <= 0) return;
  out.text += text;
  out.left -= text.length;
}

/** Elements without a box, such as those that only group others, are judged by what is in them. */
function isSeen(element: Element): boolean {
  if (element.localName === "meta" || element.matches("slot")) return true;
  const style = getComputedStyle(element);
  if (style.display === "contents") return true;
  if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) < 0.1) return false;
  if (Number.parseFloat(style.fontSize) < 4) return false;
  const box = element.getBoundingClientRect();
  return box.right + scrollX > -1 && box.bottom + scrollY > -1;
}

function headOf(): string {
  const metas = [...document.querySelectorAll("head meta[property], head meta[name], meta[itemprop]")].slice(0, 100);
  const texts = metas.map(
    (meta) =>
      `<meta ${meta.hasAttribute("property") ? "property" : "name"}="${quoted(meta.getAttribute("property") ?? meta.getAttribute("name") ?? "")}" content="${quoted(meta.getAttribute("content") ?? "")}">`,
  );
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const data = jobData().map((text) => `<script type="application/ld+json">${text.replaceAll("</", "<\\/")}</script>`);
  return [
    `<title>${escaped(document.title.slice(0, 500))}</title>`,
    ...texts,
    canonical ? `<link rel="canonical" href="${quoted(canonical)}">` : "",
    ...data,
  ].join("");
}

const MAX_DATA = 200_000;
const jobData = (): string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => text.includes("JobPosting") && text.length < MAX_DATA);

function listedSince(): string {
  const [day = ""] = jobData().flatMap((text) => /"datePosted"\s*:\s*"(\d{4}-\d{2}-\d{2})/.exec(text)?.[1] ?? []);
  return day || (document.querySelector("[itemprop=datePosted]")?.getAttribute("datetime")?.slice(0, 10) ?? "");
}

const MAX_TEXT = 200_000;

/** The text that a person sees, with what fields contain: to compare with the resume what a portal made of it. */
export function pageText(): string {
  const values = [...document.querySelectorAll("input, textarea, select")].flatMap((element) => {
    if (element instanceof HTMLInputElement && /^(hidden|password|file|checkbox|radio)$/.test(element.type)) return [];
    return element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.label ?? "") : (element as HTMLInputElement).value;
  });
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not what the portal shows.
  return `${document.body?.innerText ?? ""}\n${values.join("\n")}`.slice(0, MAX_TEXT);
}
