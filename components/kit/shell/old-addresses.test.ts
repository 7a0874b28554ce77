import { expect, it } from "vitest";
import { newAddress } from "@/components/kit/shell/old-addresses";

it.each([
  ["/dashboard/resumes", "/documents?kind=resume"],
  ["/dashboard/letters", "/documents?kind=letter"],
  ["/dashboard/applications", "/applications"],
  ["/dashboard/applications/0195", "/applications/0195"],
  ["/dashboard/settings", "/settings"],
  ["/dashboard/settings/api-keys", "/settings/keys"],
  ["/dashboard/settings/constructor", "/settings"],
  ["/builder/0195", "/resumes/0195"],
  ["/builder/0195/preview", "/resumes/0195"],
  ["/builder", "/dashboard"],
  ["/dashboard/unheard-of", "/dashboard"],
  ["/agent", "/assistant"],
  ["/agent/new", "/assistant"],
  ["/agent/01950000-0000-7000-8000-000000000001", "/assistant/01950000-0000-7000-8000-000000000001"],
  ["/agent/threads/01950000-0000-7000-8000-000000000001", "/assistant/01950000-0000-7000-8000-000000000001"],
  ["/dashboard/agent/01950000-0000-7000-8000-000000000001", "/assistant/01950000-0000-7000-8000-000000000001"],
  ["/agent/..%2f..%2fevil", "/assistant"],
])("%s leads to %s", (old, now) => {
  expect(newAddress(old)).toBe(now);
});
