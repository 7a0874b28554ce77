import { expect, it } from "vitest";
import { newAddress } from "@/components/shell/old-addresses";

it.each([
  ["/dashboard", "/documents"],
  ["/dashboard/resumes", "/documents?kind=resume"],
  ["/dashboard/letters", "/documents?kind=letter"],
  ["/dashboard/settings", "/settings"],
  ["/dashboard/settings/api-keys", "/settings#keys"],
  ["/dashboard/settings/constructor", "/settings"],
  ["/builder/0195", "/resumes/0195"],
  ["/agent/threads/1", "/documents"],
])("%s leads to %s", (old, now) => {
  expect(newAddress(old)).toBe(now);
});
