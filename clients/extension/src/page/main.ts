import { apply } from "./apply";
import { capture, pageText } from "./capture";
import { describeForm } from "./describe";

/**
 * What the background calls in a page, in a world that the page's scripts cannot reach. Nothing here listens to the page: it runs only
 * when the background calls it, which it does only when the person presses a button of the extension.
 */
export const calls = { describeForm, apply, capture, pageText };
export type PageCalls = typeof calls;

const world = globalThis as { dossierPage?: PageCalls };
world.dossierPage ??= calls;
