import { useEffect, useRef, useState } from "react";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { useStored } from "@/components/kit/ai/use-stored";
import { api } from "@/components/kit/api/client";
import type { ParsedResume } from "@/contracts/model/ai/parsed-resume";

/** A file that a model has read, stored on this device until it is imported or dropped. */
export type ReadFile = { name: string; parsed: ParsedResume };

const TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** The kind of file that a model can read, by its first bytes; null for anything else. */
async function typeOf(file: File): Promise<(typeof TYPES)[keyof typeof TYPES] | null> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 5).arrayBuffer()));
  if (start === "%PDF-") return TYPES.pdf;
  return start.startsWith("PK") && /\.docx$/i.test(file.name) ? TYPES.docx : null;
}

/** Reads a file with a model, beside its source. Nothing is saved before the person has confirmed the fields. */
export function useAiImport() {
  const errorText = useAiErrorText();
  const [readFile, keep] = useStored<ReadFile>("import", "tab");
  const [reading, setReading] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Whether the file is one that a model reads; if so it is being read. */
  async function read(file: File): Promise<boolean> {
    const mediaType = await typeOf(file);
    if (!mediaType) return false;
    const controller = new AbortController();
    running.current = controller;
    setReading(file.name);
    setError(null);
    try {
      const input = { file: { name: file.name, data: await base64Of(file) }, mediaType };
      keep({ name: file.name, parsed: await api.ai.compareParse(input, { signal: controller.signal }) });
    } catch (thrown) {
      if (!controller.signal.aborted) setError(errorText(thrown));
    }
    setReading(null);
    return true;
  }

  return { readFile, reading, error, read, stop: () => running.current?.abort(), drop: () => keep(null) };
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
