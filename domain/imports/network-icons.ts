/** Icons of the Phosphor set for networks, by name without spaces and signs. */
const NETWORK_ICONS: Record<string, string> = {
  behance: "behance-logo",
  codepen: "codepen-logo",
  dev: "dev-to-logo",
  devto: "dev-to-logo",
  discord: "discord-logo",
  dribbble: "dribbble-logo",
  facebook: "facebook-logo",
  figma: "figma-logo",
  github: "github-logo",
  gitlab: "gitlab-logo",
  instagram: "instagram-logo",
  linkedin: "linkedin-logo",
  mastodon: "mastodon-logo",
  medium: "medium-logo",
  patreon: "patreon-logo",
  pinterest: "pinterest-logo",
  reddit: "reddit-logo",
  slack: "slack-logo",
  soundcloud: "soundcloud-logo",
  spotify: "spotify-logo",
  stackoverflow: "stack-overflow-logo",
  telegram: "telegram-logo",
  tiktok: "tiktok-logo",
  twitch: "twitch-logo",
  twitter: "twitter-logo",
  whatsapp: "whatsapp-logo",
  x: "x-logo",
  youtube: "youtube-logo",
};

/** The icon of a network by its name; empty when there is none. */
export const networkIcon = (network: string): string => NETWORK_ICONS[network.toLowerCase().replaceAll(/[^a-z]/g, "")] ?? "";
