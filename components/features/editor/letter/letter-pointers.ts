/** The fields of a letter that are on its page, by which the page knows them: `/recipientName`. */
const PAGE_FIELDS = ["recipientName", "recipientCompany", "recipient", "letterDate", "greeting", "content", "signOff"] as const;
type PageField = (typeof PAGE_FIELDS)[number];

/** Where a place on the page leads: a field of the text, or a part of the sender. */
export function fieldOfPointer(pointer: string): PageField | "sender" | "details" | null {
  if (pointer.startsWith("/details/senderAddress")) return "sender";
  if (pointer.startsWith("/details/")) return "details";
  if (pointer.startsWith("/basics") || pointer.startsWith("/picture")) return "sender";
  return PAGE_FIELDS.find((field) => pointer === `/${field}`) ?? null;
}

/** The lines of the letter's panel that open in place. */
export type LetterRowPart = "recipient" | "sender" | "form";

/** The line that has to be open for a field to be there; null for fields that always show. */
export function rowOfPointer(pointer: string): LetterRowPart | null {
  if (fieldOfPointer(pointer) === "sender") return "sender";
  if (/^\/(?:recipient|letterDate|details\/recipientAddress)/.test(pointer)) return "recipient";
  return pointer.startsWith("/details/form") ? "form" : null;
}
