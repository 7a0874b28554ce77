"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { type DownloadFormat, type Downloads, useDownload } from "@/components/features/editor/bar/download";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useLastFormat } from "@/components/kit/downloads/choices";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { Menu, MenuItem, MenuRule } from "@/components/kit/ui/menu";

const PatternDialog = lazyPart(async () => ({
  default: (await import("@/components/kit/downloads/pattern-dialog")).PatternDialog,
}));

/** Where downloads are offered: the screen's primary action, on a phone as an icon. */
export function useDownloadMenu(downloads: Downloads) {
  const [isNaming, setNaming] = useState(false);
  const dialog = isNaming ? (
    <Suspense>
      <PatternDialog values={downloads.values()} extension="pdf" onClose={() => setNaming(false)} />
    </Suspense>
  ) : null;
  return {
    button: <DownloadButton downloads={downloads} onName={() => setNaming(true)} />,
    /** For a phone: the menu of all formats behind one icon. */
    icon: <DownloadIcon downloads={downloads} onName={() => setNaming(true)} />,
    dialog,
  };
}

type DownloadProps = { downloads: Downloads; onName: () => void };

/** The format of the last time, the PDF at first, with a menu of all. */
function DownloadButton({ downloads, onName }: DownloadProps) {
  const t = useTranslations("downloads");
  const { kind } = useOpenEditor();
  const last = useLastFormat(kind.name);
  const { run, isBusy } = useDownload(downloads);
  const [first] = downloads.formats;
  const repeated: DownloadFormat = downloads.formats.find(({ name }) => name === last) ?? first;
  const label = repeated === first ? t("button") : t("buttonAs", { format: t(`formats.${repeated.name}`) });
  return (
    <span className="inline-flex">
      <Button variant="primary" className="rounded-e-none" disabled={isBusy} onClick={() => run(repeated)}>
        <Icon name="download-simple" />
        {isBusy ? t("busy") : label}
      </Button>
      <Menu
        align="end"
        className="w-64"
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
        <DownloadItems downloads={downloads} onName={onName} />
      </Menu>
    </span>
  );
}

function DownloadIcon(props: DownloadProps) {
  const t = useTranslations("downloads");
  return (
    <Menu
      align="end"
      className="w-64"
      trigger={
        <Button variant="ghost" shape="icon" aria-label={t("button")} className="text-primary">
          <Icon name="download-simple" className="phone:size-5" />
        </Button>
      }
    >
      <DownloadItems {...props} />
    </Menu>
  );
}

/** All formats, and how files are named. */
function DownloadItems({ downloads, onName }: DownloadProps) {
  const t = useTranslations("downloads");
  const { run } = useDownload(downloads);
  return (
    <>
      {downloads.formats.map((format) => (
        <MenuItem key={format.name} icon={format.icon} onClick={() => run(format)}>
          {t(`formats.${format.name}`)}
        </MenuItem>
      ))}
      <MenuRule />
      <MenuItem icon="pencil-simple" onClick={onName}>
        {t("pattern")}
      </MenuItem>
    </>
  );
}
