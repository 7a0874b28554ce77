"use client";

import { useTranslations } from "next-intl";
import { type DownloadFormat, useDownload } from "@/components/features/editor/bar/download";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem } from "@/components/kit/ui/menu";

type DownloadProps = { formats: readonly [DownloadFormat, ...DownloadFormat[]] };

/** The screen's primary action: the PDF, with a menu of other formats. */
export function DownloadButton({ formats }: DownloadProps) {
  const t = useTranslations("editor.download");
  const { run, isBusy } = useDownload();
  return (
    <span className="inline-flex">
      <Button variant="primary" className="rounded-e-none" disabled={isBusy} onClick={() => run(formats[0])}>
        <Icon name="download-simple" />
        {isBusy ? t("busy") : t("button")}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button
            variant="primary"
            aria-label={t("other")}
            className="w-7 rounded-s-none px-0 shadow-[inset_1px_0_0_color-mix(in_oklch,var(--primary-foreground)_28%,transparent)]"
          >
            <Icon name="caret-down" size="xs" />
          </Button>
        }
      >
        <DownloadItems formats={formats} />
      </Menu>
    </span>
  );
}

/** The same as menu items. */
export function DownloadItems({ formats }: DownloadProps) {
  const t = useTranslations("editor.download");
  const { run } = useDownload();
  return formats.map((format) => (
    <MenuItem key={format.name} icon={format.icon} onClick={() => run(format)}>
      {t(format.name)}
    </MenuItem>
  ));
}
