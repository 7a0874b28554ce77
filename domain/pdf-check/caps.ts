import type { PdfCheckCode } from "@/contracts/model/pdf-check-report";

/** What a score is at most with a finding that keeps software from reading the file (interface-details 4.3). */
export const PDF_CHECK_CAPS: Partial<Record<PdfCheckCode, number>> = {
  NO_TEXT_LAYER: 10,
  IMAGE_ONLY: 10,
  GARBLED_TEXT: 25,
  TYPE3_FONT: 25,
  INVALID_EMBEDDED_FONT: 25,
  FILE_TOO_LARGE: 40,
  ENCRYPTED_PDF: 40,
  XFA_FORM: 40,
  MULTI_COLUMN_LAYOUT: 55,
  READING_ORDER_INVERSION: 55,
  NO_EXPERIENCE_SECTION: 60,
  NO_EMAIL: 50,
  NO_DATES_FOUND: 60,
};
