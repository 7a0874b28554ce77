/** Large providers: their IMAP server, and where they make app passwords. */
export const MAIL_PROVIDERS = [
  {
    id: "gmail",
    name: "Gmail",
    domains: /^(?:gmail|googlemail)\.com$/i,
    host: "imap.gmail.com",
    address: "https://myaccount.google.com/apppasswords",
  },
  {
    id: "outlook",
    name: "Outlook, Hotmail",
    domains: /^(?:outlook|hotmail|live|msn)\.[a-z.]+$/i,
    host: "outlook.office365.com",
    address: "https://outlook.live.com/mail/0/options/mail/forwarding",
  },
  {
    id: "icloud",
    name: "iCloud",
    domains: /^(?:icloud|me|mac)\.com$/i,
    host: "imap.mail.me.com",
    address: "https://account.apple.com",
  },
  {
    id: "gmx",
    name: "GMX",
    domains: /^gmx\.[a-z.]+$/i,
    host: "imap.gmx.net",
    address: "https://www.gmx.net",
  },
  {
    id: "yahoo",
    name: "Yahoo",
    domains: /^(?:yahoo\.[a-z.]+|ymail\.com)$/i,
    host: "imap.mail.yahoo.com",
    address: "https://login.yahoo.com/account/security",
  },
] as const;
