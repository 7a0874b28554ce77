"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { AccountMenu } from "@/components/kit/shell/account-menu";
import { Bell } from "@/components/kit/shell/bell";
import { Brand } from "@/components/kit/shell/brand";
import { useKeyNames } from "@/components/kit/shell/key-names";
import { openPalette } from "@/components/kit/shell/palette-actions";
import { SHORTCUTS } from "@/components/kit/shell/shortcuts";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";

/** The rooms of the workspace. A new screen adds its line here. */
const ROOMS = [
  { href: "/dashboard", key: "today", icon: "house" },
  { href: "/documents", key: "documents", icon: "file-text" },
  { href: "/applications", key: "applications", icon: "kanban" },
  { href: "/career", key: "career", icon: "compass" },
  { href: "/assistant", key: "assistant", icon: "chat-circle-text" },
] as const;

/** The bar above every workspace screen; on a phone the navigation is at the bottom. */
export function TopBar({ viewer }: { viewer: ViewerProps }) {
  const t = useTranslations("shell");
  const path = usePathname();
  const keyNames = useKeyNames();
  const isHere = (href: string) => path === href || path.startsWith(`${href}/`);
  return (
    <>
      <header className="flex h-bar items-center gap-2 border-b bg-background ps-4 pe-3">
        <Link href="/documents" className="rounded-sm">
          <Brand />
        </Link>
        <nav aria-label={t("main")} className="ms-5 flex gap-0.5 self-stretch phone:hidden">
          {ROOMS.map((room) => (
            <Link
              key={room.href}
              href={room.href}
              aria-current={isHere(room.href) ? "page" : undefined}
              className="relative inline-flex items-center px-2.5 text-muted-foreground hover:text-foreground aria-[current]:font-medium aria-[current]:text-foreground aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:-bottom-px aria-[current]:after:h-px aria-[current]:after:bg-foreground"
            >
              {t(room.key)}
            </Link>
          ))}
        </nav>
        <span className="flex-1" />
        <Button
          needsScript
          variant="ghost"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => openPalette()}
          className="max-[820px]:w-control max-[820px]:px-0"
        >
          <Icon name="magnifying-glass" />
          <span className="max-[820px]:sr-only">{t("find")}</span>
          <span aria-hidden="true" className="font-normal text-subtle-foreground text-xs max-[820px]:hidden">
            {keyNames(SHORTCUTS.palette.keys[0])}
          </span>
        </Button>
        <Bell />
        <AccountMenu viewer={viewer} />
      </header>
      <nav aria-label={t("main")} className="fixed inset-x-0 bottom-0 z-30 hidden border-t bg-background px-1 pb-1.5 phone:flex">
        {ROOMS.map((room) => (
          <Link
            key={room.href}
            href={room.href}
            aria-current={isHere(room.href) ? "page" : undefined}
            className={classNames(
              "flex flex-1 flex-col items-center gap-0.5 pt-2 pb-1 text-2xs text-muted-foreground max-[340px]:tracking-tighter aria-[current]:font-medium aria-[current]:text-primary-ink",
            )}
          >
            <Icon name={room.icon} size="lg" />
            {t(room.key)}
          </Link>
        ))}
      </nav>
    </>
  );
}
