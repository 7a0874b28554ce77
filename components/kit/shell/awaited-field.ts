let awaited = 0;

/** Says that a field is opening which takes the keys that are pressed in the meantime. Returns what ends that. */
export function awaitField(): () => void {
  awaited++;
  return () => {
    awaited--;
  };
}

/** Whether keys are text although no field has the focus yet. */
export const isFieldAwaited = (): boolean => awaited > 0;
