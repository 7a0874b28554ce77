"use client";

import { useEffect, useState } from "react";
import { CAPTURE_PATH, CAPTURE_READY } from "@/components/features/applications/quick-add/bookmarklet";
import {
  keepSent,
  pageIn,
  type Sent,
  SIGN_IN,
  sharedIn,
  storedCapture,
} from "@/components/features/applications/quick-add/capture/arrived";

/** A page responds immediately; one without a link to this window never does. */
const WAIT_MS = 4_000;

/** `isAsked`: the person opened this page by their own device, not another site, so that a link may be opened without a press. */
export type Arrival = { sent: Sent | null; isRequested: boolean };

/**
 * What was sent here; null while it may still arrive. A page arrives whether the person is signed in or not, so that the site it comes
 * from cannot tell; then signing in comes first, and the posting is stored in this tab.
 */
export function useSent({ isSignedIn, isRequested }: { isSignedIn: boolean; isRequested: boolean }): Arrival | null {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const opener: Window | null = window.opener;
    const shared = sharedIn(window.location.search);

    // Only the first message counts: content does not change while the user reads it.
    function arrive(sent: Sent | null, isTheirs: boolean) {
      if (listening.signal.aborted) return;
      listening.abort();
      window.clearTimeout(timer);
      if (sent) keepSent(sent, isTheirs, Date.now());
      if (!isSignedIn) return window.location.replace(SIGN_IN);
      window.history.replaceState(null, "", CAPTURE_PATH);
      setArrival({ sent, isRequested: isTheirs });
    }

    const timer = window.setTimeout(() => arrive(shared, isRequested), WAIT_MS);
    if (!shared) {
      const stored = storedCapture(Date.now());
      arrive(stored?.sent ?? null, stored?.isRequested ?? false);
    } else if (opener === null) arrive(shared, isRequested);
    else {
      window.addEventListener(
        "message",
        (event) => {
          const sent = pageIn(event, opener);
          if (sent) arrive(sent, false);
        },
        { signal: listening.signal },
      );
      // It reveals nothing about the user, so any page may receive it.
      opener.postMessage(CAPTURE_READY, "*");
    }
    return () => {
      listening.abort();
      window.clearTimeout(timer);
    };
  }, [isSignedIn, isRequested]);
  return arrival;
}
