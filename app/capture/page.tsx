import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { CaptureScreen } from "@/components/features/applications/quick-add/capture/capture-screen";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("capture"))("title"), robots: { index: false } };
}

/**
 * Takes postings from the bookmark and from the share sheet of a device. Signed-out users still get the page: it accepts the posting,
 * stores it in the tab and requests sign-in, and the other site cannot detect the difference.
 *
 * A page arrives by a message between windows and not by a form: browsers send no session cookie with a form of another site, the policy of that
 * site may forbid the form, and any site could send one unseen. A message comes from a window that the person opened, names its origin, and
 * only fills in a form.
 */
export default async function CapturePage() {
  const requestHeaders = await headers();
  const viewer = await runningServer().viewer(requestHeaders);
  // Browsers say who led here. Another site may fill the form in, but not make the server open a link.
  const site = requestHeaders.get("sec-fetch-site");
  return <CaptureScreen isSignedIn={viewer !== null} isRequested={site === "none"} name={viewer?.name ?? ""} />;
}
