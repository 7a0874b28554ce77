import { failure } from "@/server/platform/errors";

/** A model that says nothing that may be taken over has not answered. */
export const nothingLeft = () =>
  failure("BAD_GATEWAY", {
    message:
      "The model's draft claimed only what your resume and facts don't say, so nothing of it was kept. Add facts, or choose another model in Settings, then try again.",
  });
