import { importFile } from "@/domain/imports/testing/import-file";

export const newId = () => {
  let number = 0;
  return () => `id-${++number}`;
};

export const bytes = (value: unknown) => new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));

export type Format = "REACTIVE_RESUME" | "REACTIVE_RESUME_V4" | "JSON_RESUME";

export const read = (format: Format, value: unknown) => importFile(format, bytes(value), newId());

export const dataOf = (format: Format, value: unknown) => {
  const result = read(format, value);
  if (!result.ok) throw new Error("not imported");
  return result.data;
};
