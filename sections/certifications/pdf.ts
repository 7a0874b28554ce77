import { type PdfSection, titledItems } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { title: "name", issuer: "name" },
  read: (lines, { locale }) => titledItems(lines, locale, "issuer"),
};
