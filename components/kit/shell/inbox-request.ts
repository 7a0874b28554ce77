/** Opens the list of notifications, from anywhere. */
export const openInbox = () => window.dispatchEvent(new Event("open-inbox"));

/** Listens for those who ask; returns a cancel function. */
export function onOpenInbox(open: () => void): () => void {
  window.addEventListener("open-inbox", open);
  return () => window.removeEventListener("open-inbox", open);
}
