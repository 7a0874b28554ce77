import { foldedText } from "./folded";
import type { Identity } from "./identity";
import { partsOfNames } from "./patterns";

/** Services that many people use: the host identifies nobody, but the path does. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(
  (
    "github.com gitlab.com bitbucket.org codeberg.org linkedin.com xing.com x.com twitter.com facebook.com instagram.com youtube.com medium.com " +
    "dev.to behance.net dribbble.com stackoverflow.com kaggle.com orcid.org researchgate.net mastodon.social bsky.app t.me wa.me threads.net " +
    "reddit.com tiktok.com vimeo.com soundcloud.com google.com notion.so leetcode.com npmjs.com huggingface.co"
  ).split(" "),
);
/** Providers of mailboxes for everyone. */
const MAIL_HOSTS: ReadonlySet<string> = new Set(
  (
    "gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.com web.de " +
    "t-online.de proton.me protonmail.com pm.me fastmail.com hey.com mail.com mail.ru yandex.ru qq.com 163.com 126.com naver.com daum.net " +
    "orange.fr free.fr laposte.net libero.it seznam.cz wp.pl zoho.com tutanota.com"
  ).split(" "),
);

const hostOf = (address: string): string =>
  foldedText(address)
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^.*@/, "")
    .replace(/[/?#:].*$/s, "")
    .replace(/^www\./, "");

const isShared = (host: string) => SHARED_HOSTS.has(host) || SHARED_HOSTS.has(host.split(".").slice(-2).join("."));
const isHost = (host: string) => /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(host);

/** The person's own domains: of their pages and, unless it is for everyone, of their e-mail address. */
export function ownDomains({ links, emails }: Identity): string[] {
  const pages = links.map(hostOf).filter((host) => !isShared(host));
  const mail = emails.map(hostOf).filter((host) => !MAIL_HOSTS.has(host));
  return [...new Set([...pages, ...mail])].filter(isHost);
}

/** User names: of the account, of profiles, of the addresses of profiles, and before the @. */
export function ownUsernames({ usernames, links, emails }: Identity): string[] {
  const ofLinks = links
    .filter((link) => isShared(hostOf(link)))
    .flatMap((link) => {
      const last =
        decoded(link)
          .replace(/[?#].*$/s, "")
          .split("/")
          .filter((part) => part !== "")
          .at(-1) ?? "";
      return isShared(hostOf(last)) ? [] : [last.replace(/^@/, "")];
    });
  const ofMail = emails.map((email) => email.split("@")[0] ?? "");
  return [...new Set([...usernames, ...ofLinks, ...ofMail])].filter((name) => name.length > 1);
}

/** Percent-encoded twice at most, as addresses inside addresses are. */
function decoded(address: string): string {
  const once = (text: string) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  return once(once(address));
}

const wordsOf = (address: string): string[] => foldedText(decoded(address)).split(/[^\p{L}\p{N}]+/u);
/** Letters and digits alone: "Northpine Bank" is "northpinebank", as addresses have it. */
const joined = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether an address contains one of these names. */
export function namesAny(names: readonly string[]): (address: string) => boolean {
  const all = names.map(joined).filter((name) => name !== "");
  const long = all.filter((name) => name.length > 2);
  const short = new Set(all);
  return (address) =>
    all.length > 0 &&
    (long.some((name) => joined(decoded(address)).includes(name)) || wordsOf(address).some((word) => short.has(word)));
}

const SHORT = 4;

/** Whether an address identifies a person: by name, user name, own domain, as a way to reach them, or as a file they uploaded. */
export function givesAway(identity: Identity): (address: string) => boolean {
  const domains = ownDomains(identity);
  const names = [...partsOfNames(identity.names), ...ownUsernames(identity).map(foldedText)].filter((name) => name.length > 1);
  const long = names.filter((name) => name.length >= SHORT || /[^\p{Script=Latin}\p{N}._-]/u.test(name));
  const short = new Set(names);
  return (address) => {
    const plain = foldedText(decoded(address));
    if (plain === "") return false;
    // Names in other scripts are encoded in a host, where nothing finds them.
    if (/^(?:mailto|tel|sms|data):/.test(plain) || plain.includes("xn--") || plain.includes("uploads/") || plain.includes("@"))
      return true;
    return (
      domains.some((domain) => hostOf(plain) === domain || plain.includes(`.${domain}`) || plain.includes(domain)) ||
      long.some((name) => plain.includes(name)) ||
      wordsOf(address).some((word) => short.has(word))
    );
  };
}
