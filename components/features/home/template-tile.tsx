"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TemplatePicture } from "@/components/features/home/template-picture";
import { chooseTemplate } from "@/components/kit/shell/starting";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import type { TemplateName } from "@/contracts/model/resume/templates";

/** A template that opens large, with a button to start with it. `href` is its target; null: sign-up is closed. */
export function TemplateTile({ name, href }: { name: TemplateName; href: string | null }) {
  const t = useTranslations("home.templates");
  const [isOpen, setOpen] = useState(false);
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("open", { name: title })}
        onClick={() => setOpen(true)}
        className="block w-full cursor-pointer text-start transition-transform hover:-translate-y-0.5 motion-reduce:transition-none"
      >
        <TemplatePicture name={name} />
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title} className="w-[520px]">
        <div className="mt-3 min-h-0 overflow-y-auto px-1 pb-1">
          <TemplatePicture name={name} isDecoration />
        </div>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t("close")}</Button>
          {href === null ? null : (
            <Button
              variant="primary"
              onClick={() => {
                chooseTemplate(name);
                window.location.assign(href);
              }}
            >
              {t("start")}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
