"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { queries } from "@/components/kit/api/client";
import { chooseLanguage } from "@/components/kit/i18n/choose-language";
import { documentCommand } from "@/components/kit/palette/document-command";
import { SETTING_PLACES, type SettingName } from "@/components/kit/palette/setting-places";
import { useIsAdmin } from "@/components/kit/shell/is-admin";
import { useKeyNames } from "@/components/kit/shell/key-names";
import { offeredActions, openPalette, type PaletteAction } from "@/components/kit/shell/palette-actions";
import { settingsAddress } from "@/components/kit/shell/settings-parts";
import { SHORTCUTS } from "@/components/kit/shell/shortcuts";
import { useSignOut } from "@/components/kit/shell/sign-out";
import { chooseTheme, THEMES, useTheme } from "@/components/kit/shell/theme";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { LANGUAGES } from "@/contracts/model/languages";
import { isLanguage } from "@/domain/languages";

const THEME_ICONS = { system: "desktop", light: "sun", dark: "moon" } as const satisfies Record<
  (typeof THEMES)[number],
  IconName
>;

/** Nothing yet; the same each time, so that nothing is drawn again for it. */
const NONE: readonly PaletteAction[] = [];

type Commands = {
  commands: readonly PaletteAction[];
  /** False while documents or what the screen offers are still on their way. */
  isWhole: boolean;
  /** Reads the actions of the screen again: a setting was changed. */
  renew: () => void;
};

/** Everything the palette can find: what the screen offers, actions, documents and settings, in this order. */
export function useCommands(): Commands {
  const { offered, renew } = useOffered();
  const actions = useActions();
  const documents = useDocuments();
  const settings = useSettings();
  const commands = useMemo(
    () => [...(offered ?? NONE), ...(documents ?? NONE), ...actions, ...settings],
    [offered, documents, actions, settings],
  );
  return { commands, isWhole: offered !== null && documents !== null, renew };
}

function useOffered(): { offered: readonly PaletteAction[] | null; renew: () => void } {
  const [offered, setOffered] = useState<PaletteAction[] | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads again.
  useEffect(() => {
    let isOpen = true;
    offeredActions().then(
      (actions) => {
        if (isOpen) setOffered(actions);
      },
      // Their code cannot be fetched just now; everything else can be found all the same.
      () => isOpen && setOffered([]),
    );
    return () => {
      isOpen = false;
    };
  }, [turn]);
  return { offered, renew: () => setTurn((last) => last + 1) };
}

function useDocuments(): readonly PaletteAction[] | null {
  const t = useTranslations("palette.kinds");
  const router = useRouter();
  const { data, fetchStatus } = useQuery(queries.documents.list.queryOptions({ input: { trashed: false } }));
  const isComing = data === undefined && fetchStatus === "fetching";
  return useMemo(() => {
    if (isComing) return null;
    return (data ?? []).map((entry) => ({
      ...documentCommand(entry, t(entry.type), router.push),
      aliases: entry.tags.join(", "),
    }));
  }, [data, isComing, t, router]);
}

function useSettings(): PaletteAction[] {
  const t = useTranslations("palette.settings");
  const tKinds = useTranslations("palette.kinds");
  const router = useRouter();
  return useMemo(
    () =>
      (Object.keys(SETTING_PLACES) as SettingName[]).map((name) => ({
        id: `setting ${name}`,
        name: t(`${name}.name`),
        aliases: t(`${name}.aliases`),
        icon: "gear",
        kind: tKinds("setting"),
        leads: "place",
        run: () => router.push(settingsAddress(SETTING_PLACES[name])),
      })),
    [t, tKinds, router],
  );
}

function useActions(): PaletteAction[] {
  const t = useTranslations("palette.actions");
  const tKinds = useTranslations("palette.kinds");
  const tThemes = useTranslations("shell.themes");
  const router = useRouter();
  const locale = useLocale();
  const theme = useTheme();
  const keyNames = useKeyNames();
  const isAdmin = useIsAdmin();
  const signOut = useSignOut();
  const ways = [
    ["newResume", "file-plus", "/documents?new=blank"],
    ["newLetter", "envelope-simple", "/documents?new=letter"],
    ["import", "upload-simple", "/documents?new=file"],
    ["copyForJob", "briefcase", "/documents?new=copy"],
    ["sample", "file-text", "/documents?new=sample"],
    ["today", "house", "/dashboard"],
    ["documents", "squares-four", "/documents"],
    ["trash", "trash", "/documents?kind=trash"],
    ["assistant", "chat-circle-text", "/assistant"],
    ["settings", "gear", "/settings"],
    ...(isAdmin ? ([["admin", "users", "/admin"]] as const) : []),
    ["checkPdf", "check", "/check"],
    ["about", "question", "/about"],
  ] as const;
  const kind = tKinds("action");
  return [
    ...ways.map(([key, icon, href]) => ({
      id: key,
      name: t(`${key}.name`),
      aliases: t(`${key}.aliases`),
      icon,
      kind,
      leads: href.includes("?new=") && key !== "import" ? ("field" as const) : ("place" as const),
      run: () => router.push(href),
    })),
    {
      id: "reference",
      name: t("reference.name"),
      aliases: t("reference.aliases"),
      icon: "code" as const,
      kind,
      run: () => window.location.assign("/api/openapi"),
    },
    {
      id: "shortcuts",
      name: t("shortcuts.name"),
      aliases: t("shortcuts.aliases"),
      icon: "question" as const,
      kind,
      keys: keyNames(SHORTCUTS.shortcuts.keys[0]),
      run: () => openPalette("shortcuts"),
    },
    ...THEMES.filter((each) => each !== theme).map((each) => ({
      id: `theme ${each}`,
      name: t("theme.name", { theme: tThemes(each) }),
      aliases: t("theme.aliases"),
      icon: THEME_ICONS[each],
      kind,
      run: () => chooseTheme(each),
    })),
    ...Object.entries(LANGUAGES).flatMap(([tag, name]) =>
      isLanguage(tag) && tag !== locale
        ? {
            id: `language ${tag}`,
            name: t("language.name", { language: name }),
            aliases: t("language.aliases"),
            icon: "translate" as const,
            kind,
            run: () => {
              chooseLanguage(tag);
              router.refresh();
            },
          }
        : [],
    ),
    {
      id: "signOut",
      name: t("signOut.name"),
      aliases: t("signOut.aliases"),
      icon: "sign-out" as const,
      kind,
      run: () => void signOut(),
    },
  ];
}
