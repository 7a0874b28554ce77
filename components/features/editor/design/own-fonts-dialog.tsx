"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useDesign } from "@/components/features/editor/design/use-design";
import { useFontFiles } from "@/components/features/editor/design/use-font-files";
import { queries } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Icon } from "@/components/kit/ui/icon";
import type { OwnFontFamily } from "@/contracts/documents/fonts";

/** The account's uploaded fonts: add, use, remove. */
export function OwnFontsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("editor.design.fonts");
  const input = useRef<HTMLInputElement>(null);
  const { add, remove, adding, problems } = useFontFiles();
  const { data: families = [] } = useQuery(queries.fonts.list.queryOptions());
  return (
    <Dialog open onOpenChange={(next) => (next ? null : onClose())} title={t("title")} description={t("hint")}>
      <ul className="mt-4 grid gap-3">
        {families.length === 0 ? <li className="text-muted-foreground">{t("none")}</li> : null}
        {families.map((family) => (
          <Family key={family.engineName} {...family} onRemove={remove} />
        ))}
      </ul>
      <div role="status" className="mt-3 grid gap-1 text-sm empty:hidden">
        {adding ? <p className="text-muted-foreground">{t("adding", { name: adding })}</p> : null}
        {problems.map((problem) => (
          <p key={problem} className="text-danger">
            {problem}
          </p>
        ))}
      </div>
      <DialogActions>
        <input
          ref={input}
          type="file"
          multiple
          accept=".ttf,.otf,.woff,.woff2,font/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={t("add")}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        <Button variant="primary" disabled={adding !== null} onClick={() => input.current?.click()}>
          {t("add")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Family({ family, faces, onRemove }: OwnFontFamily & { onRemove: (id: string, name: string) => Promise<void> }) {
  const t = useTranslations("editor.design.fonts");
  const [, setFamily] = useDesign(
    "typography",
    (metadata) => metadata.typography.body.fontFamily,
    (metadata, name: string) => {
      metadata.typography.body.fontFamily = name;
      metadata.typography.heading.fontFamily = name;
    },
  );
  return (
    <li className="border-t pt-2.5">
      <div className="flex items-center gap-2">
        <span className="flex-1 truncate font-medium">{family}</span>
        <Button size="xs" variant="accent" onClick={() => setFamily(family)}>
          {t("use")}
        </Button>
      </div>
      <ul>
        {faces.map(({ id, weight, italic, fileName }) => {
          const face = t("face", { weight, italic: italic ? "yes" : "no" });
          const name = `${family} ${face}`;
          return (
            <li key={id} className="flex min-h-8 items-center gap-2 text-muted-foreground text-sm">
              <span className="w-24 flex-none">{face}</span>
              <span className="flex-1 truncate">{fileName}</span>
              <Button
                size="xs"
                shape="icon"
                variant="ghost"
                aria-label={t("remove", { name })}
                onClick={() => onRemove(id, name)}
              >
                <Icon name="trash" size="sm" />
              </Button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
