"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type SettingsPart, type SettingsPlace, settingsAddress, settingsPartOf } from "@/components/kit/shell/settings-parts";

/** Settings were one page once: `/settings#webhooks` leads to the page that has them now. A server does not see what follows the `#`. */
export function EarlierAddress({ part }: { part: SettingsPart }) {
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const place = window.location.hash.slice(1);
      const meant = settingsPartOf(place);
      if (meant !== null && meant !== part) router.replace(settingsAddress(place as SettingsPlace));
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [part, router]);
  return null;
}
