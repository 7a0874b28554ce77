import { useEffect, useRef, useState } from "react";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";

export type Work = { working: string | null; setWorking: (name: string | null) => void };

/** Runs one request at a time, which can be stopped; nothing is stored before it completes. */
export function useAiWork(name: string, { working, setWorking }: Work) {
  const errorText = useAiErrorText();
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(ask: (signal: AbortSignal) => Promise<void>) {
    const controller = new AbortController();
    running.current = controller;
    setWorking(name);
    setError(null);
    try {
      await ask(controller.signal);
    } catch (thrown) {
      if (!controller.signal.aborted) setError(errorText(thrown));
    }
    setWorking(null);
  }

  return {
    run,
    error,
    isWorking: working === name,
    isBlocked: working !== null,
    stop: () => running.current?.abort(),
  };
}
