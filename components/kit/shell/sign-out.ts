import { forgetStored } from "@/components/kit/ai/use-stored";
import { useChange } from "@/components/kit/api/use-change";
import { forgetStoredFiles } from "@/components/kit/shell/stored-files";

/** Ends the session of this browser and leads to the front page. Where the server cannot be reached, it says so and stays. */
export function useSignOut(): () => Promise<boolean> {
  const { run } = useChange({ failure: "toast" });
  return () =>
    run(async () => {
      // Fetched now: no page needs it to open.
      const { auth } = await import("@/components/kit/api/auth-client");
      const { error } = await auth.signOut();
      if (error) throw error.status === 0 ? new TypeError("The server could not be reached.") : error;
      forgetStored();
      forgetStoredFiles();
      window.location.assign("/");
    });
}
