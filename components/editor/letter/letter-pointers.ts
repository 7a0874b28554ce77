/** The fields of a letter that stand on its page. */
export const PAGE_FIELDS = ["recipient", "letterDate", "greeting", "content", "signOff"] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

/** The name by which the page knows a field: a pointer into the section a letter is set as. */
export const pagePointer = (field: PageField): string => `/customSections/#letter/items/#letter/${field}`;

/** Where a place on the page leads: a field of the text, or a part of the sender. */
export function fieldOfPointer(pointer: string): PageField | "sender" | null {
  if (pointer.startsWith("/basics") || pointer.startsWith("/picture")) return "sender";
  const last = pointer.slice(pointer.lastIndexOf("/") + 1);
  return PAGE_FIELDS.find((field) => field === last) ?? null;
}
