import type { Providers } from "@/components/kit/sign-in/providers";

/** What the settings know of the account and of this instance. */
export type SettingsFacts = {
  emailVerified: boolean;
  twoFactor: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Identifiers of the sites the account can be signed in through. */
  linked: string[];
  providers: Providers;
  sendsMail: boolean;
};
