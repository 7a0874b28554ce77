"use client";

import { useTranslations } from "next-intl";
import { CHECK_CODES, type CheckCode } from "@/contracts/model/check-report";
import { PAGE_CHECK_CODES, type PageCheckCode } from "@/contracts/model/page-check";
import type { WholeFinding } from "@/domain/check/whole-report";

const OF_DOCUMENT: ReadonlySet<string> = new Set([...CHECK_CODES, "NARROW_MARGINS"]);
const isOfDocument = (code: WholeFinding["code"]): code is CheckCode | "NARROW_MARGINS" => OF_DOCUMENT.has(code);

const OF_PAGES: ReadonlySet<string> = new Set(PAGE_CHECK_CODES);
const isOfPages = (code: WholeFinding["code"]): code is PageCheckCode => OF_PAGES.has(code);

/** The text of a finding, and for those of the file the advice. */
export function useFindingText(): (finding: Pick<WholeFinding, "code" | "params">) => { text: string; advice: string | null } {
  const t = useTranslations("editor.check.codes");
  const tPages = useTranslations("editor.check.pageCodes");
  const tFile = useTranslations("pdfCheck.codes");
  return ({ code, params }) => {
    if (isOfDocument(code)) return { text: t(code, params ?? {}), advice: null };
    if (isOfPages(code)) return { text: tPages(code), advice: null };
    return { text: `${tFile(`${code}.title`)}.`, advice: tFile(`${code}.advice`) };
  };
}
