import { forgetKept } from "@/components/kit/ai/use-kept";
import { auth } from "@/components/kit/api/auth-client";
import { forgetKeptFiles } from "@/components/kit/shell/kept-files";

/** Ends the session of this browser and leads to the front page. */
export async function signOut(): Promise<void> {
  await auth.signOut();
  forgetKept();
  forgetKeptFiles();
  window.location.assign("/");
}
