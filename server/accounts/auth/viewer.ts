import { noteSeen } from "@/server/accounts/auth/last-seen";
import { database } from "@/server/platform/db/client";
import { auth } from "./auth";

/** The signed-in person, as pages show them. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  username: string | null;
  displayUsername: string | null;
  image: string | null;
  /** For display only; up to a minute old. Operations check the caller themselves. */
  isAdmin: boolean;
};

/** The person whose session cookie the headers carry, or null. For server-rendered pages. */
export async function viewerFromHeaders(headers: Headers): Promise<Viewer | null> {
  const cookie = headers.get("cookie");
  if (!cookie) return null;
  const session = await auth().api.getSession({ headers: new Headers({ cookie }) });
  if (!session || (session.user as { banned?: boolean | null }).banned) return null;
  const { id, name, email, username, displayUsername, image, isAdmin } = session.user;
  noteSeen(database(), id, Date.now());
  return {
    id,
    name,
    email,
    username: username ?? null,
    displayUsername: displayUsername ?? null,
    image: image ?? null,
    isAdmin: isAdmin === true,
  };
}
