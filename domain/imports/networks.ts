import { networkIcon } from "@/domain/imports/network-icons";

/** An account at a network, as its address shows it. */
export interface NetworkProfile {
  network: string;
  username: string;
  url: string;
  /** Name of an icon of the set that documents use; empty when there is none. */
  icon: string;
}

/**
 * Networks by name, with the patterns of their accounts' addresses: a host and the path before the name, `*` where the name is. A pattern
 * that begins with `*.` has the name in the host.
 */
const NETWORKS: Readonly<Record<string, string>> = {
  LinkedIn: "linkedin.com/in/* linkedin.com/pub/* linkedin.com/profile/*",
  GitHub: "github.com/* *.github.io",
  GitLab: "gitlab.com/*",
  Bitbucket: "bitbucket.org/*",
  Codeberg: "codeberg.org/*",
  SourceHut: "sr.ht/~* git.sr.ht/~*",
  "Stack Overflow": "stackoverflow.com/users/*/* stackoverflow.com/users/*",
  "Stack Exchange": "stackexchange.com/users/*/*",
  XING: "xing.com/profile/* xing.com/profiles/*",
  X: "x.com/* twitter.com/*",
  Mastodon: "mastodon.social/@* mastodon.online/@* hachyderm.io/@* fosstodon.org/@* chaos.social/@* mstdn.social/@*",
  Bluesky: "bsky.app/profile/*",
  Threads: "threads.net/@* threads.com/@*",
  Facebook: "facebook.com/* fb.com/* fb.me/*",
  Instagram: "instagram.com/*",
  YouTube: "youtube.com/@* youtube.com/c/* youtube.com/user/* youtube.com/channel/*",
  TikTok: "tiktok.com/@*",
  Twitch: "twitch.tv/*",
  Vimeo: "vimeo.com/*",
  Pinterest: "pinterest.com/* pinterest.de/* pinterest.fr/*",
  Reddit: "reddit.com/user/* reddit.com/u/*",
  Medium: "medium.com/@* *.medium.com",
  Substack: "substack.com/@* *.substack.com",
  "DEV Community": "dev.to/*",
  Hashnode: "hashnode.com/@* *.hashnode.dev",
  CodePen: "codepen.io/*",
  CodeSandbox: "codesandbox.io/u/*",
  Replit: "replit.com/@*",
  Glitch: "glitch.com/@*",
  LeetCode: "leetcode.com/u/* leetcode.com/*",
  HackerRank: "hackerrank.com/profile/* hackerrank.com/*",
  HackerEarth: "hackerearth.com/@*",
  Codeforces: "codeforces.com/profile/*",
  CodeChef: "codechef.com/users/*",
  AtCoder: "atcoder.jp/users/*",
  TopCoder: "topcoder.com/members/*",
  Kaggle: "kaggle.com/*",
  "Hugging Face": "huggingface.co/*",
  npm: "npmjs.com/~*",
  PyPI: "pypi.org/user/*",
  "Docker Hub": "hub.docker.com/u/*",
  Behance: "behance.net/*",
  Dribbble: "dribbble.com/*",
  ArtStation: "artstation.com/* *.artstation.com",
  DeviantArt: "deviantart.com/* *.deviantart.com",
  Figma: "figma.com/@*",
  Flickr: "flickr.com/people/* flickr.com/photos/*",
  "500px": "500px.com/p/*",
  Unsplash: "unsplash.com/@*",
  SoundCloud: "soundcloud.com/*",
  Spotify: "open.spotify.com/user/* open.spotify.com/artist/*",
  Bandcamp: "*.bandcamp.com",
  ORCID: "orcid.org/*",
  "Google Scholar": "scholar.google.com/citations?user=*",
  ResearchGate: "researchgate.net/profile/*",
  "Semantic Scholar": "semanticscholar.org/author/*/* semanticscholar.org/author/*",
  Academia: "*.academia.edu/*",
  Publons: "publons.com/researcher/*",
  DBLP: "dblp.org/pid/*",
  arXiv: "arxiv.org/a/*",
  Scopus: "scopus.com/authid/detail.uri?authorId=*",
  "Product Hunt": "producthunt.com/@*",
  Wellfound: "wellfound.com/u/* angel.co/u/* angel.co/*",
  Upwork: "upwork.com/freelancers/*",
  Malt: "malt.fr/profile/* malt.de/profile/* malt.com/profile/*",
  Telegram: "t.me/* telegram.me/*",
  WhatsApp: "wa.me/*",
  Signal: "signal.me/#p/*",
  Skype: "skype:*",
  Discord: "discord.com/users/* discordapp.com/users/*",
  Slack: "*.slack.com",
  VK: "vk.com/*",
  Weibo: "weibo.com/*",
  Zhihu: "zhihu.com/people/*",
  Qiita: "qiita.com/*",
  Zenn: "zenn.dev/*",
  Wantedly: "wantedly.com/id/*",
  Patreon: "patreon.com/*",
  "Ko-fi": "ko-fi.com/*",
  Linktree: "linktr.ee/*",
  Keybase: "keybase.io/*",
  Goodreads: "goodreads.com/*",
  Letterboxd: "letterboxd.com/*",
  Strava: "strava.com/athletes/*",
  IMDb: "imdb.com/name/*",
};

/** Pages of networks that are no accounts. */
const NO_ACCOUNT =
  /^(?:about|login|signup|home|search|explore|jobs|company|feed|in|users?|profile|www|settings|posts?|share|intent)$/i;

interface Pattern {
  network: string;
  address: RegExp;
}

let patterns: Pattern[] | undefined;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

function allPatterns(): Pattern[] {
  return Object.entries(NETWORKS).flatMap(([network, list]) =>
    list.split(" ").map((pattern): Pattern => {
      // Paths with a repository or a page below the account are separate links.
      const source = pattern.split("*").map(escaped).join("([^/?#&\\s]{1,100})");
      const query = pattern.includes("?") ? "(?:&[^\\s]*)?" : "(?:[?#][^\\s]*)?";
      // A country before the host, as in “de.linkedin.com”.
      const host = pattern.startsWith("*") ? "" : "(?:[a-z]{2,3}\\.)?";
      return { network, address: new RegExp(`^${host}${source}/?${query}$`, "iu") };
    }),
  );
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The account that an address opens, or null: an address without one, or of no network. */
export function profileOfAddress(address: string): NetworkProfile | null {
  const plain = address
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/^(?:www|m)\./i, "");
  if (plain.length > 200) return null;
  patterns ??= allPatterns();
  for (const { network, address: pattern } of patterns) {
    const match = pattern.exec(plain);
    const username = decoded(match?.slice(1).findLast((part) => part !== undefined) ?? "");
    if (!match || username === "" || NO_ACCOUNT.test(username)) continue;
    const url = /^https?:/i.test(address.trim()) ? address.trim() : plain.startsWith("skype:") ? plain : `https://${plain}`;
    return { network, username, url, icon: networkIcon(network) };
  }
  return null;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Other words for networks, icons' names among them. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  twitter: "X",
  xtwitter: "X",
  squarextwitter: "X",
  linkedinin: "LinkedIn",
  linkedinsquare: "LinkedIn",
  githubsquare: "GitHub",
  githubalt: "GitHub",
  squaregithub: "GitHub",
  gitlabsquare: "GitLab",
  stackoverflow: "Stack Overflow",
  googlescholar: "Google Scholar",
  scholar: "Google Scholar",
  facebookf: "Facebook",
  behancesquare: "Behance",
  dribbblesquare: "Dribbble",
  mediumm: "Medium",
  devto: "DEV Community",
};

let names: Map<string, string> | undefined;

/** The network that a word names: “LinkedIn”, “GITHUB-SQUARE”; null for any other word. */
export function networkNamed(word: string): string | null {
  names ??= new Map(Object.keys(NETWORKS).map((network) => [lettersOf(network), network]));
  const letters = lettersOf(word);
  return letters.length > 24 ? null : (names.get(letters) ?? OTHER_WORDS[letters] ?? null);
}

/** The account of a name at a network, with the address that such accounts have. */
export function profileOfName(network: string, input: string): NetworkProfile {
  const username = input.trim().replace(/^@/, "");
  const [pattern = ""] = (NETWORKS[network] ?? "").split(" ");
  const isSimple = pattern.split("*").length === 2 && /^[\p{L}\p{N}._@~-]+$/u.test(username);
  const url = isSimple ? `https://${pattern.replace("*", encodeURIComponent(username).replaceAll("%40", "@"))}` : "";
  return { network, username, url, icon: networkIcon(network) };
}
