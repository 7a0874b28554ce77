import { isIconName } from "@/domain/imports/icon-names";
import { networkNamed } from "@/domain/imports/networks";

/** A contact detail without the name of the icon before it, and the network that the icon represents. */
export function withoutIconName(text: string): { text: string; network: string | null } {
  let rest = text.trim();
  let network: string | null = null;
  for (;;) {
    const [first = "", ...others] = rest.split(/\s+/);
    // A network's name alone may be the text of its link.
    if (!isIconName(first)) return { text: rest, network };
    network ??= networkNamed(first);
    rest = others.join(" ");
  }
}
