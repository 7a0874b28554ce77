import type { DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Source = Record<string, unknown>;

/** Elements of a page that are looked at. */
const MAX_ELEMENTS = 50_000;

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value ?? "";
const classesOf = (element: Element) => attribute(element, "class").split(/\s+/);

/** The elements below a node, in the order of the page; without recursion, because pages may nest endlessly. */
export function elementsBelow(nodes: readonly Node[]): Element[] {
  const found: Element[] = [];
  const waiting: Node[] = [...nodes].reverse();
  while (waiting.length > 0 && found.length < MAX_ELEMENTS) {
    const node = waiting.pop();
    if (!node || !("tagName" in node)) continue;
    found.push(node);
    for (let at = node.childNodes.length - 1; at >= 0; at--) {
      const child = node.childNodes[at];
      if (child) waiting.push(child);
    }
  }
  return found;
}

export function plainText(element: Element): string {
  let text = "";
  const waiting: Node[] = [element];
  while (waiting.length > 0 && text.length < 20_000) {
    const node = waiting.pop();
    if (!node) continue;
    if (node.nodeName === "#text" && "value" in node) text += node.value;
    else if ("childNodes" in node) for (const child of [...node.childNodes].reverse()) waiting.push(child);
  }
  return text.replaceAll(/\s+/g, " ").trim();
}

/** h-resume and its older form hresume, as a JSON Resume. undefined if the page has neither. */
export function resumeOfMicroformats(elements: readonly Element[]): Source | undefined {
  const root = elements.find((element) => classesOf(element).some((name) => name === "h-resume" || name === "hresume"));
  if (!root) return undefined;
  const inside = elementsBelow(root.childNodes);
  const entries = (...names: string[]) => inside.filter((element) => classesOf(element).some((name) => names.includes(name)));
  const [contact = root] = entries("p-contact", "contact", "vcard");
  const card = partsOf(contact);
  const parts = partsOf(root);
  return {
    basics: {
      name: card.text("p-name", "fn") || parts.text("p-name", "fn"),
      label: card.text("p-job-title", "title"),
      email: card.link("u-email", "email").replace(/^mailto:/i, ""),
      phone: card.text("p-tel", "tel"),
      url: card.link("u-url", "url"),
      image: card.link("u-photo", "photo"),
      summary: parts.text("p-summary", "summary"),
      location: {
        address: card.text("p-street-address", "street-address"),
        postalCode: card.text("p-postal-code", "postal-code"),
        city: card.text("p-locality", "locality"),
        region: card.text("p-region", "region"),
        countryCode: card.text("p-country-name", "country-name"),
      },
    },
    work: entries("p-experience", "experience").map((element) => {
      const { text, date } = partsOf(element);
      return {
        name: text("p-org", "org", "p-organization-name"),
        position: text("p-job-title", "title", "p-role") || text("p-name", "summary"),
        location: text("p-location", "location", "p-locality", "locality"),
        startDate: date("dt-start", "dtstart"),
        endDate: date("dt-end", "dtend"),
        summary: text("p-description", "e-content", "description"),
      };
    }),
    education: entries("p-education", "education").map((element) => {
      const { text, date } = partsOf(element);
      return {
        institution: text("p-org", "org", "p-name", "summary"),
        studyType: text("p-degree", "p-role", "p-category", "description"),
        location: text("p-location", "location", "p-locality", "locality"),
        startDate: date("dt-start", "dtstart"),
        endDate: date("dt-end", "dtend"),
      };
    }),
    skills: entries("p-skill", "skill").map(plainText),
    certificates: [],
  };
}

/** Reads the named parts of an element: the first that has a text. */
function partsOf(element: Element) {
  const inside = elementsBelow(element.childNodes);
  const find = (names: readonly string[]) =>
    names.flatMap((name) => inside.find((each) => classesOf(each).includes(name)) ?? [])[0];
  const text = (...names: string[]) => {
    const found = find(names);
    return found ? plainText(found) : "";
  };
  const link = (...names: string[]) => {
    const found = find(names);
    return found ? attribute(found, "href") || attribute(found, "src") || plainText(found) : "";
  };
  const date = (...names: string[]) => {
    const found = find(names);
    return found ? (attribute(found, "datetime") || attribute(found, "title") || plainText(found)).slice(0, 10) : "";
  };
  return { text, link, date };
}
