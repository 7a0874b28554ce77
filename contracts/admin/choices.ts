/** Carries an invitation over the way to another sign-in provider and back. */
export const INVITATION_COOKIE = "dossier_invitation";

/** Who can make an account. */
export const SIGN_UP_MODES = ["open", "invitation", "domain", "closed"] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];
