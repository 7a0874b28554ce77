import { type PdfSection, titledItems } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { title: "name", publisher: "name" },
  read: (lines, { locale }) => titledItems(lines, locale, "publisher"),
};
