/** Media types of exported files. */
export const EXPORT_TYPES = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/markdown",
  "text/plain",
  "application/json",
  "image/png",
];
