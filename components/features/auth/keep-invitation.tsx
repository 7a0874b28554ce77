"use client";

import { useEffect } from "react";
import { INVITATION_COOKIE } from "@/contracts/admin/choices";

const HOUR_SECONDS = 3_600;

/** Keeps the invitation for the way to another sign-in provider and back, on which the address of this page is lost. */
export function KeepInvitation({ invitation }: { invitation: string }) {
  useEffect(() => {
    const secure = window.location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and over plain http.
    document.cookie = `${INVITATION_COOKIE}=${encodeURIComponent(invitation)}; Path=/; Max-Age=${HOUR_SECONDS}; SameSite=Lax${secure}`;
  }, [invitation]);
  return null;
}
