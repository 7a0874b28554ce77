"use client";

import { useTranslations } from "next-intl";
import { CHECK_CODES, type CheckCode } from "@/contracts/model/check-report";
import type { WholeFinding } from "@/domain/check/whole-report";

const OF_DOCUMENT: ReadonlySet<string> = new Set([...CHECK_CODES, "NARROW_MARGINS"]);
const isOfDocument = (code: WholeFinding["code"]): code is CheckCode | "NARROW_MARGINS" => OF_DOCUMENT.has(code);

/** The text of a finding, and for those of the file the advice. */
export function useFindingText(): (finding: Pick<WholeFinding, "code" | "params">) => { text: string; advice: string | null } {
  const t = useTranslations("editor.check.codes");
  const tFile = useTranslations("pdfCheck.codes");
  return ({ code, params }) =>
    isOfDocument(code)
      ? { text: t(code, params ?? {}), advice: null }
      : { text: `${tFile(`${code}.title`)}.`, advice: tFile(`${code}.advice`) };
}
