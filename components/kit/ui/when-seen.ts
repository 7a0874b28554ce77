/**
 * Calls `seen` once, when the element first scrolls into view; immediately if it is already visible.
 * @returns A function that stops waiting.
 */
export function whenSeen(element: Element, seen: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
