import { type DraftItem, textOf, websiteOf } from "@/domain/imports/draft";
import { networkIcon } from "@/domain/imports/network-icons";

/** Addresses of accounts, which RenderCV makes of names. */
const NETWORKS: Record<string, (user: string) => string> = {
  LinkedIn: (user) => `https://linkedin.com/in/${user}`,
  GitHub: (user) => `https://github.com/${user}`,
  GitLab: (user) => `https://gitlab.com/${user}`,
  Instagram: (user) => `https://instagram.com/${user}`,
  ORCID: (user) => `https://orcid.org/${user}`,
  StackOverflow: (user) => `https://stackoverflow.com/users/${user}`,
  "Stack Overflow": (user) => `https://stackoverflow.com/users/${user}`,
  ResearchGate: (user) => `https://researchgate.net/profile/${user}`,
  YouTube: (user) => `https://youtube.com/@${user}`,
  "Google Scholar": (user) => `https://scholar.google.com/citations?user=${user}`,
  Telegram: (user) => `https://t.me/${user}`,
  X: (user) => `https://x.com/${user}`,
};

/** An account at a network. */
export const profileOf = (item: Record<string, unknown>): DraftItem => {
  const [network, username] = [textOf(item.network), textOf(item.username)];
  return {
    icon: networkIcon(network),
    iconColor: "",
    network,
    username,
    website: websiteOf(textOf(item.url) || (NETWORKS[network]?.(username) ?? "")),
  };
};
