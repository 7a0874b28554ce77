import { forgetStored } from "@/components/kit/ai/use-stored";
import { forgetStoredFiles } from "@/components/kit/shell/stored-files";

/** Ends the session of this browser and leads to the front page. */
export async function signOut(): Promise<void> {
  // Fetched now: no page needs it to open.
  const { auth } = await import("@/components/kit/api/auth-client");
  await auth.signOut();
  forgetStored();
  forgetStoredFiles();
  window.location.assign("/");
}
