import { failure } from "@/server/platform/errors";

/** An answer with nothing usable counts as no answer. */
export const nothingLeft = () =>
  failure("BAD_GATEWAY", {
    message:
      "The model's draft claimed only what your resume and facts don't say, so nothing of it was kept. Add facts, or choose another model in Settings, then try again.",
  });
