import { SaxesParser } from "saxes";

/** An element without namespaces: names and attributes are local names. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

const MAX_NODES = 1_500_000;
const MAX_DEPTH = 300;

class Unreadable extends Error {}

const local = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * The tree of an XML file, or undefined if it is not well-formed, too large or too deep, or declares entities. A DOCTYPE is refused
 * because entities can make a small file endless.
 */
export function parseXml(text: string): XmlElement | undefined {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > MAX_NODES) throw new Unreadable();
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Unreadable();
  });
  parser.on("opentag", (tag) => {
    count();
    if (open.length >= MAX_DEPTH) throw new Unreadable();
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(tag.attributes)) attributes[local(name)] = String(value);
    const element: XmlElement = { name: local(tag.name), attributes, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const take = (piece: string) => {
    count();
    open.at(-1)?.children.push(piece);
  };
  parser.on("text", take);
  parser.on("cdata", take);
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return root;
}

export const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  element ? element.children.filter((child): child is XmlElement => typeof child !== "string") : [];

/** The first child of that name; a path is followed step by step. */
export function childOf(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let found = element;
  for (const name of path) found = elementsOf(found).find((child) => child.name === name);
  return found;
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name);

/** All elements of that name below, in order. */
export function allOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);
}

/** The whole text below an element. */
export const xmlText = (element: XmlElement | undefined): string =>
  element ? element.children.map((child) => (typeof child === "string" ? child : xmlText(child))).join("") : "";

/** The text at a path, without spaces around it; empty if there is none. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string => xmlText(childOf(element, ...path)).trim();
