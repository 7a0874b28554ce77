import { givenBy, type PdfSection } from "@/domain/imports/pdf/structure/item";

export const pdf: PdfSection = {
  names: { title: "name", issuer: "name" },
  read: (lines, { locale }) => givenBy(lines, locale, "issuer"),
};
