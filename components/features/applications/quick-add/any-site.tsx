"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { bookmarklet, CAPTURE_PATH } from "@/components/features/applications/quick-add/bookmarklet";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** Explains and offers the bookmark that takes a posting from the person's own browser, since many boards do not respond to servers. */
export function AnySite() {
  const t = useTranslations("capture.anySite");
  const [isCopied, setCopied] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const [isPressed, setPressed] = useState(false);

  // React refuses addresses of this kind: this one is never followed here, only dragged.
  useEffect(() => {
    const { current } = link;
    if (!current) return;
    const explain = (event: MouseEvent) => {
      event.preventDefault();
      setPressed(true);
    };
    current.setAttribute("href", bookmarklet(window.location.origin));
    current.addEventListener("click", explain);
    return () => current.removeEventListener("click", explain);
  }, []);

  async function copy() {
    await navigator.clipboard.writeText(bookmarklet(window.location.origin));
    setCopied(true);
  }

  return (
    <details className="group">
      <summary className="-ms-1 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm px-1 text-muted-foreground text-xs marker:content-none hover:text-foreground phone:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon name="caret-right" size="xs" className="group-open:rotate-90" />
        {t("title")}
      </summary>
      <div className="mt-2 grid gap-2 rounded-md bg-muted px-3 py-2.5 text-sm">
        <p>{t("text")}</p>
        <div className="flex flex-wrap items-center gap-2">
          <a ref={link} href={CAPTURE_PATH} draggable className={buttonLook({ size: "sm", className: "cursor-grab" })}>
            <Icon name="plus" size="sm" />
            {t("bookmark")}
          </a>
          <Button variant="ghost" size="sm" onClick={() => void copy()}>
            <Icon name="copy" size="sm" />
            {t("copy")}
          </Button>
        </div>
        <p role="status" className="text-muted-foreground text-xs">
          {isCopied ? t("copied") : isPressed ? t("drag") : t("phone")}
        </p>
      </div>
    </details>
  );
}
