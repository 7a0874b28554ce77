"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { initials } from "@/components/kit/shell/initials";
import { useIsAdmin } from "@/components/kit/shell/is-admin";
import { useSignOut } from "@/components/kit/shell/sign-out";
import { chooseTheme, THEMES, useTheme } from "@/components/kit/shell/theme";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { Button } from "@/components/kit/ui/button";
import { Menu, MenuCaption, MenuChoice, MenuItem, MenuRule } from "@/components/kit/ui/menu";

/** The person's own menu: settings, theme, sign out. */
export function AccountMenu({ viewer }: { viewer: ViewerProps }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const theme = useTheme();
  const isAdmin = useIsAdmin();
  const signOut = useSignOut();

  return (
    <Menu
      align="end"
      trigger={
        <Button needsScript variant="ghost" shape="icon" aria-label={t("accountOf", { name: viewer.name })}>
          <span className="grid size-7 place-items-center rounded-full bg-primary-soft font-semibold text-2xs text-primary-soft-foreground tracking-[0.02em]">
            {initials(viewer.name)}
          </span>
        </Button>
      }
    >
      <MenuCaption>{viewer.email}</MenuCaption>
      <MenuItem icon="gear" onClick={() => router.push("/settings")}>
        {t("settings")}
      </MenuItem>
      {isAdmin ? (
        <MenuItem icon="users" onClick={() => router.push("/admin")}>
          {t("admin")}
        </MenuItem>
      ) : null}
      <MenuRule />
      <MenuCaption>{t("theme")}</MenuCaption>
      <MenuChoice
        label={t("theme")}
        value={theme}
        onChange={chooseTheme}
        options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
      />
      <MenuRule />
      <MenuItem icon="sign-out" onClick={signOut}>
        {t("signOut")}
      </MenuItem>
    </Menu>
  );
}
