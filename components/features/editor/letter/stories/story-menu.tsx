"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { Menu, MenuItem } from "@/components/kit/ui/menu";

const AddFromStories = lazyPart(async () => ({
  default: (await import("@/components/features/editor/letter/stories/add-from-stories")).AddFromStories,
}));
const KeepParagraph = lazyPart(async () => ({
  default: (await import("@/components/features/editor/letter/stories/keep-paragraph")).KeepParagraph,
}));

/** Paragraphs of the letter go to the person's stories, and come from them. */
export function StoryMenu() {
  const t = useTranslations("editor.letter.stories");
  const [open, setOpen] = useState<"keep" | "add" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="ghost" shape="icon" aria-label={t("menu")}>
            <Icon name="dots-three" />
          </Button>
        }
      >
        <MenuItem icon="check" onClick={() => setOpen("keep")}>
          {t("keep")}
        </MenuItem>
        <MenuItem icon="plus" onClick={() => setOpen("add")}>
          {t("add")}
        </MenuItem>
      </Menu>
      <Suspense>
        {open === "keep" ? <KeepParagraph onClose={close} /> : null}
        {open === "add" ? <AddFromStories onClose={close} /> : null}
      </Suspense>
    </>
  );
}
