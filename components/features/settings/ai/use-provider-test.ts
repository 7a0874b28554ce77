import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { api, queries } from "@/components/kit/api/client";

type ProviderTest = {
  test: (id: string) => Promise<void>;
  /** The provider being tested. */
  testing: string | null;
  /** What the last test of a provider ran into. */
  problem: { id: string; text: string } | null;
};

/** Detects the abilities of a provider's model; the result appears in the list. */
export function useProviderTest(): ProviderTest {
  const errorText = useAiErrorText();
  const cache = useQueryClient();
  const [testing, setTesting] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null);

  async function test(id: string) {
    setTesting(id);
    setProblem(null);
    try {
      await api.aiProviders.test({ id });
    } catch (error) {
      setProblem({ id, text: errorText(error) });
    }
    await cache.invalidateQueries({ queryKey: queries.aiProviders.key() });
    setTesting(null);
  }

  return { test, testing, problem };
}
