import { websiteOf } from "@/domain/imports/draft";
import { networkIcon } from "@/domain/imports/network-icons";
import { type NetworkProfile, networkNamed, profileOfAddress, profileOfName } from "@/domain/imports/networks";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { withoutIconName } from "@/domain/imports/pdf/structure/contact-icons";
import { type ReadItem, SURE } from "@/domain/imports/pdf/structure/evidence";

/** The account in a line of a section of profiles. */
export function profilesOf(line: Line): ReadItem[] {
  const { text, network: ofIcon } = withoutIconName(withoutBullet(line.text) ?? line.text);
  const shown = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.[a-z]{2,}\/\S+/i.exec(text)?.[0] ?? "";
  const url = line.links.find((each) => /^https?:/i.test(each)) ?? shown;
  const account = profileOfAddress(url);
  const spans = line.cells
    .flatMap((cell) => cell.spans.map((span) => span.text.trim()))
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
  const words = text
    .replace(shown, "")
    .replace(/[\s:–—-]+$/, "")
    .trim();
  const host = url.replace(/^(?:https?:\/\/)?(?:www\.)?/, "").split(/[./]/)[0] ?? "";
  const [first = "", ...rest] =
    spans.length > 1 && shown === "" ? spans : (words || host).split(/\s*[:–—|·]\s+|:\/\/\s*|\s{2,}|\s-\s/);
  const isNamed = rest.length > 0 || networkNamed(first) !== null;
  const network = isNamed ? first.replace(/[\s:：/]+$/, "") : (account?.network ?? ofIcon ?? first);
  const username = rest.join(" ") || (isNamed || account ? (account?.username ?? "") : ofIcon ? first : "");
  if (network === "") return [];
  const known = networkNamed(network);
  // “GitHub:// ada”: the address follows from the name.
  if (known && url === "" && username !== "") return [profileItem(profileOfName(known, username), [line])];
  return [profileItem({ network, username, url, icon: networkIcon(network) }, [line])];
}

export const profileItem = ({ network, username, url, icon }: NetworkProfile, lines: readonly Line[]): ReadItem => ({
  fields: {
    icon,
    iconColor: "",
    network,
    username,
    website: websiteOf(url === "" || /^https?:/i.test(url) ? url : `https://${url}`),
  },
  sureness: { network: SURE.usual, username: SURE.likely, website: SURE.byWords },
  lines,
});
