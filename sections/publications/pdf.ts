import { citationItems } from "@/domain/imports/pdf/structure/citations";
import { type PdfSection, titledItems } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { title: "name", publisher: "name" },
  read: (lines, { locale }) => citationItems(lines) ?? titledItems(lines, locale, "publisher"),
};
