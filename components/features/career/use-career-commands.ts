"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { CAREER_VIEWS, careerAddress } from "@/components/features/career/career-address";
import { usePaletteActions } from "@/components/kit/shell/palette-actions";

const ICONS = {
  profile: "user",
  record: "briefcase",
  facts: "note",
  stories: "list-bullets",
  opportunities: "magnifying-glass",
  offers: "columns",
  saved: "file-text",
  schedules: "clock",
} as const;

/** The parts of the career screen and the notifications, in the command palette of every signed-in screen. */
export function useCareerCommands(showInbox: () => void): void {
  const t = useTranslations("career");
  const tInbox = useTranslations("inbox");
  const tKinds = useTranslations("palette.kinds");
  const router = useRouter();
  usePaletteActions(() => [
    ...CAREER_VIEWS.map((view) => ({
      id: `career ${view}`,
      name: t("go", { view: t(`views.${view}`) }),
      aliases: t(`aliases.${view}`),
      icon: ICONS[view],
      kind: tKinds("action"),
      leads: "place" as const,
      run: () => router.push(careerAddress(view)),
    })),
    {
      id: "inbox",
      name: tInbox("title"),
      aliases: tInbox("aliases"),
      icon: "bell",
      kind: tKinds("action"),
      run: showInbox,
    },
  ]);
}
