/** Address of a conversation. */
export const threadAddress = (id: string): string => `/assistant/${encodeURIComponent(id)}`;

/** Which conversation an address leads to; null for the list. */
export function threadOf(path: string): string | null {
  const [, , id = ""] = path.split("/");
  return id === "" ? null : decodeURIComponent(id);
}
