"use client";

import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { toast } from "@/components/kit/ui/toast";
import { FONT_REFUSALS, type FontRefusal } from "@/contracts/model/font-refusal";

/** Adding and removing font files; files are sent one after the other, and each rejected file is named with its reason. */
export function useFontFiles() {
  const t = useTranslations("editor.design.fonts");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [adding, setAdding] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const refresh = () => cache.invalidateQueries({ queryKey: queries.fonts.key() });

  const reasonOf = (error: unknown): string => {
    const reason = error instanceof ORPCError ? refusalOf(error.data) : null;
    return reason ? t(`refused.${reason}`) : errorText(error);
  };

  async function add(files: File[]): Promise<void> {
    setProblems([]);
    const refused: string[] = [];
    for (const file of files) {
      setAdding(file.name);
      try {
        await api.fonts.upload({ file });
      } catch (error) {
        refused.push(t("failed", { name: file.name, reason: reasonOf(error) }));
      }
    }
    setAdding(null);
    setProblems(refused);
    await refresh();
  }

  async function remove(id: string, name: string): Promise<void> {
    try {
      await api.fonts.delete({ id });
      toast(t("removed", { name }));
    } catch (error) {
      setProblems([reasonOf(error)]);
    }
    await refresh();
  }

  return { add, remove, adding, problems };
}

function refusalOf(data: unknown): FontRefusal | null {
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : null;
  return FONT_REFUSALS.find((each) => each === reason) ?? null;
}
