/** Why a call to a model failed. */
export const MODEL_FAILURES = [
  "key",
  "credit",
  "busy",
  "model",
  "rejected",
  "error",
  "private-address",
  "redirect",
  "too-long",
  "timeout",
  "unreachable",
  "unreadable",
  "refusal",
] as const;

/** Why a request to a model, or a change of its provider, was refused before anything was sent: `data.reason` of a 400. */
export const AI_REFUSALS = [
  "no-provider",
  "turned-off",
  "monthly-limit",
  "key-missing",
  "key-again",
  "address-missing",
  "address-invalid",
  "address-private",
  "too-many-providers",
] as const;
