import type { KeyboardEvent } from "react";

/** Whether a key press sends: Enter alone. While an input method composes a word, Enter chooses the word; some browsers say so by 229 only. */
export const isSendKey = ({ key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !altKey && !ctrlKey && !metaKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
