import type { APICallError } from "ai";

/** The libraries of language models take 30 MB and a third of a second: they are loaded by the first call. */
export async function aiLibrary() {
  // The library prints what a provider does not support; what a model can do is found by tests.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  return await import("ai");
}

/** Whether a provider responded with an error. By its name, so that the library need not be loaded. */
export const isApiCallError = (error: unknown): error is APICallError =>
  error instanceof Error && error.name === "AI_APICallError";
