import type { MetadataRoute } from "next";
import { CAPTURE_PATH } from "@/components/features/applications/quick-add/bookmarklet";

/** Makes the site installable, and a target of the share sheet: a posting shared from any app is added after a look at it. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Dossier",
    short_name: "Dossier",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#fbfaf8",
    theme_color: "#fbfaf8",
    icons: [
      { src: "/app-icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/app-icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/app-icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    share_target: { action: CAPTURE_PATH, method: "get", params: { title: "title", text: "text", url: "url" } },
  };
}
