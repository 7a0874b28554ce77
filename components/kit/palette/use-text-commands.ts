"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useDocumentSearch } from "@/components/kit/api/use-document-search";
import { documentCommand } from "@/components/kit/palette/document-command";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";

const MAX = 10;
const NONE: readonly PaletteAction[] = [];

/** Documents that hold the query in their text, each with the line that was found. */
export function useTextCommands(query: string): { commands: readonly PaletteAction[]; isComing: boolean } {
  const t = useTranslations("palette.kinds");
  const router = useRouter();
  const { found, isComing } = useDocumentSearch(query, MAX);
  const commands = useMemo(
    () =>
      found?.map((each) => {
        const command = documentCommand(each, t(each.type), router.push);
        return each.line === null ? command : { ...command, line: each.line };
      }) ?? NONE,
    [found, t, router],
  );
  return { commands, isComing };
}
