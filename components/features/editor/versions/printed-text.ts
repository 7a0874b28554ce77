import { letterToPlainText } from "@/domain/exports/letter";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import type { Printable } from "@/typeset/content/printable";

/** What is printed, as plain text. */
export const textOf = (printable: Printable): string =>
  printable.kind === "letter" ? letterToPlainText(printable.document) : resumeToPlainText(printable.document);

/** The language that a document is printed in. */
export const localeOf = ({ kind, document }: Printable): string =>
  kind === "letter" ? document.style.metadata.page.locale : document.metadata.page.locale;
