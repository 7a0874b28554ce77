"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { namesOwnFamily, useOwnFamilies } from "@/components/features/editor/design/use-own-families";
import { useResume } from "@/components/features/editor/resume/use-resume";
import { ComparedPages } from "@/components/features/editor/versions/compared-pages";
import { Dialog } from "@/components/kit/ui/dialog";
import { withPageBreaks } from "@/domain/page-breaks";

interface MovedPagesDialogProps {
  title: string;
  /** The generation of the earlier breaks. */
  earlier: number;
  onClose: () => void;
  children: ReactNode;
}

/** The pages of the open resume with the earlier breaks and with the improved ones. */
export function MovedPagesDialog({ title, earlier, onClose, children }: MovedPagesDialogProps) {
  const t = useTranslations("editor.pageBreaks");
  const document = useResume((state) => state);
  const ownFamilies = useOwnFamilies(namesOwnFamily(document.metadata));
  const [before, after] = useMemo(
    () =>
      (["earlier", "improved"] as const).map((breaks) => ({
        kind: "resume" as const,
        document: withPageBreaks(document, breaks, earlier),
        ownFamilies,
      })),
    [document, earlier, ownFamilies],
  );
  if (!before || !after) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t("close")} className="w-[1080px]">
      <ComparedPages before={before} after={after} isSameText />
      <div className="mt-3 flex flex-wrap justify-end gap-2">{children}</div>
    </Dialog>
  );
}
