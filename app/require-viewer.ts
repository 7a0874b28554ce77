import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type Viewer, viewerFromHeaders } from "@/server/auth/viewer";

/** The signed-in person. Otherwise redirects to sign-in, and back to `path` afterwards. */
export async function requireViewer(path: string): Promise<Viewer> {
  const viewer = await viewerFromHeaders(await headers());
  return viewer ?? redirect(`/auth/sign-in?next=${encodeURIComponent(path)}`);
}
