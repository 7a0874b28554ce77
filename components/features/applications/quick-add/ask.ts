/** Opens the dialog that adds an application, from anywhere. */
export const askQuickAdd = () => window.dispatchEvent(new Event("add-application"));

/** Listens for those who ask; returns a cancel function. */
export function onQuickAdd(open: () => void): () => void {
  window.addEventListener("add-application", open);
  return () => window.removeEventListener("add-application", open);
}
