import { useTranslations } from "next-intl";
import { referenceOf, withReference } from "@/components/kit/api/fetch-with-reference";

/** The refusals of the sign-in service that a person can do something about. */
const KNOWN = {
  INVALID_EMAIL_OR_PASSWORD: "wrongCredentials",
  INVALID_USERNAME_OR_PASSWORD: "wrongCredentials",
  USER_ALREADY_EXISTS: "emailTaken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "emailTaken",
  USERNAME_IS_ALREADY_TAKEN: "usernameTaken",
  USERNAME_TOO_SHORT: "usernameShape",
  USERNAME_TOO_LONG: "usernameShape",
  INVALID_USERNAME: "usernameShape",
  INVALID_EMAIL: "emailShape",
  PASSWORD_TOO_SHORT: "passwordShape",
  PASSWORD_TOO_LONG: "passwordShape",
  PASSWORD_TOO_COMMON: "passwordCommon",
  PASSWORD_TOO_PERSONAL: "passwordPersonal",
  INVALID_NAME: "nameShape",
  INVALID_DISPLAY_USERNAME: "usernameShape",
  INVALID_TEXT: "textShape",
  ACCOUNT_BANNED: "banned",
  SIGN_UPS_CLOSED: "signUpsClosed",
  EMAIL_DOMAIN_NOT_ALLOWED: "domainNotAllowed",
  INVITATION_NEEDED: "invitationNeeded",
  INVITATION_UNKNOWN: "invitationUnknown",
  INVITATION_USED: "invitationUsed",
  INVITATION_REVOKED: "invitationRevoked",
  INVITATION_EXPIRED: "invitationExpired",
  INVITATION_FOR_ANOTHER_ADDRESS: "invitationForAnother",
  SETUP_CODE_NEEDED: "setupCodeNeeded",
  SETUP_CODE_WRONG: "setupCodeWrong",
  INVALID_PASSWORD: "wrongPassword",
  TOO_MANY_REQUESTS: "tooMany",
  INVALID_CODE: "wrongCode",
  CODE_ALREADY_USED: "codeUsed",
  INVALID_BACKUP_CODE: "wrongBackupCode",
  ACCOUNT_TEMPORARILY_LOCKED: "locked",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "stepGone",
  INVALID_TWO_FACTOR_COOKIE: "stepGone",
  SESSION_NOT_FRESH: "notFresh",
  INVALID_TOKEN: "linkGone",
  TOKEN_EXPIRED: "linkGone",
  AUTH_CANCELLED: "passkeyCancelled",
  REGISTRATION_CANCELLED: "passkeyCancelled",
  ERROR_CEREMONY_ABORTED: "passkeyCancelled",
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: "passkeyCancelled",
  PASSKEY_NOT_FOUND: "passkeyUnknown",
  AUTHENTICATION_FAILED: "passkeyUnknown",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "passkeyThere",
} as const;

export type AuthError = { code?: string | undefined; status?: number };

/** The sentence for a refused sign-in, sign-up or account change. */
export function useAuthErrorText(): (error: AuthError) => string {
  const t = useTranslations("auth.errors");
  const tErrors = useTranslations("errors");
  return (error) => {
    const id = referenceOf(error);
    const known = authErrorName(error.code);
    if (known !== null) return t(known);
    const { status } = error;
    if (status === 429) return t("tooMany");
    return status === undefined || status === 0 ? t("offline") : withReference(t("unknown"), id && tErrors("reference", { id }));
  };
}

/** The name of the sentence for a code, or null for one that is not known. Providers come back with the code in the address. */
export const authErrorName = (code: string | undefined) => (code !== undefined && isKnown(code) ? KNOWN[code] : null);

function isKnown(code: string): code is keyof typeof KNOWN {
  return Object.hasOwn(KNOWN, code);
}
