"use client";

import { useTranslations } from "next-intl";
import { useKeyNames } from "@/components/kit/shell/key-names";
import { SHORTCUT_ROOMS, SHORTCUTS, type ShortcutName } from "@/components/kit/shell/shortcuts";
import { Dialog } from "@/components/kit/ui/dialog";

const names = Object.keys(SHORTCUTS) as ShortcutName[];

/** Every shortcut there is, from the same list by which they are heard. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("palette.shortcuts");
  const keyNames = useKeyNames();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} className="w-[480px]">
      {SHORTCUT_ROOMS.map((room) => (
        <section key={room} aria-labelledby={`shortcuts-${room}`} className="mt-4">
          <h3 id={`shortcuts-${room}`} className="border-b pb-1 text-muted-foreground text-xs">
            {t(`rooms.${room}`)}
          </h3>
          <dl>
            {names
              .filter((name) => SHORTCUTS[name].room === room)
              .map((name) => (
                <div key={name} className="flex min-h-8 items-center gap-4 border-b">
                  <dt className="flex-1">{t(`names.${name}`)}</dt>
                  <dd className="flex gap-2">
                    {SHORTCUTS[name].keys.map((keys) => (
                      <kbd key={keys} className="rounded-sm bg-accent px-1.5 font-medium font-sans text-muted-foreground text-xs">
                        {keyNames(keys)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
