import { useCallback, useState } from "react";

/** Whether work that reports its own failures is under way here. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const during = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }, []);
  return { isBusy, during };
}
