/** Characters that no XML file may hold: the parser of an office program would refuse the whole document. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing exactly these is the purpose.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text escaped for an element or an attribute. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

type Attributes = Record<string, string | number | undefined>;

/** An element; attributes that are undefined are left out. `inner` is XML. */
export function element(name: string, attributes: Attributes, inner = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join("");
  return inner === "" ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}
