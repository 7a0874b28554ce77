"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Announces to screen readers what a key just did. */
export const useAnnounce = () => useContext(AnnounceContext);

export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState("");
  return (
    <AnnounceContext value={setText}>
      {children}
      {/* A dialog hides the rest of the page from screen readers, except what says that it is live. */}
      <div role="status" aria-live="polite" className="sr-only">
        {text}
      </div>
    </AnnounceContext>
  );
}
