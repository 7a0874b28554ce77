import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { runningServer, type Viewer } from "@/server/entrance/pages/running-server";

/** The signed-in person. Otherwise redirects to sign-in, and back to `path` afterwards. */
export async function requireViewer(path: string): Promise<Viewer> {
  const viewer = await runningServer().viewer(await headers());
  return viewer ?? redirect(`/auth/sign-in?next=${encodeURIComponent(path)}`);
}
