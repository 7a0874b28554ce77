"use client";

import { useShortcuts } from "@/components/kit/shell/use-shortcuts";

const FOCUSABLE =
  'button:not([tabindex="-1"], :disabled), [href], input:not(:disabled, .sr-only), select, textarea, [contenteditable=true], [tabindex="0"]';
const FIELD =
  "input:not(:disabled, .sr-only, [type=checkbox], [type=radio], [type=button]), select, textarea, [contenteditable=true]";

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
const panels = () => [...document.querySelectorAll<HTMLElement>("[data-panel]")].filter(isShown);

/** Puts the focus into the next panel, or the one before: where it was in it last, or at its beginning. */
function toPanel(by: 1 | -1): void {
  const all = panels();
  const at = all.findIndex((panel) => panel.contains(document.activeElement));
  const panel = at === -1 ? all[0] : all[(at + by + all.length) % all.length];
  const current = panel?.querySelector<HTMLElement>('[role=tab][aria-selected="true"]');
  const first = [...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(isShown);
  (current ?? first)?.focus();
}

/** Puts the focus into the next field of the panel, or the one before, past buttons and menus. */
function toField(by: 1 | -1): void {
  const panel = panels().find((each) => each.contains(document.activeElement)) ?? panels()[0];
  const fields = [...(panel?.querySelectorAll<HTMLElement>(FIELD) ?? [])].filter(isShown);
  const current = document.activeElement;
  const at = fields.findIndex((field) => field === current || field.contains(current));
  // From between two fields, the one that follows or precedes.
  const following = fields.findIndex(
    (field) => current && current.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const start = at !== -1 ? at + by : by === 1 ? following : (following === -1 ? fields.length : following) - 1;
  const field = fields[start];
  field?.scrollIntoView({ block: "nearest" });
  field?.focus({ preventScroll: true });
}

/** Keys between panels and fields of every editor. */
export function usePanelKeys(): void {
  useShortcuts({
    nextPanel: () => toPanel(1),
    previousPanel: () => toPanel(-1),
    nextField: () => toField(1),
    previousField: () => toField(-1),
  });
}
