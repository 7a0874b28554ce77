"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { failureOf } from "@/components/kit/api/error-text";
import { UpToDateQueryClient } from "@/components/kit/api/query-client";

/** The query cache. Only network failures are retried automatically; rejected requests are not. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new UpToDateQueryClient({
        defaultOptions: {
          queries: { staleTime: 10_000, retry: (count, error) => count < 2 && failureOf(error) === "OFFLINE" },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
