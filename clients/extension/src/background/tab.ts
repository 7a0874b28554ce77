import type { PageCalls } from "@/clients/extension/src/page/main";
import { Failure } from "./failure";

type Result<Name extends keyof PageCalls> = Awaited<ReturnType<PageCalls[Name]>>;
export type InFrame<Value> = { frameId: number; value: Value };

/** Calls a function of our script in all frames of a tab that the browser lets us reach. The script is put there first. */
export async function callInTab<Name extends keyof PageCalls>(
  tabId: number,
  name: Name,
  args: Parameters<PageCalls[Name]>,
  frameIds?: number[],
): Promise<InFrame<Result<Name>>[]> {
  const target = frameIds ? { tabId, frameIds } : { tabId, allFrames: true };
  try {
    await chrome.scripting.executeScript({ target, files: ["page.js"] });
    const results = await chrome.scripting.executeScript({ target, func: callHere, args: [name, args as unknown[]] });
    return results.flatMap(({ frameId, result }) =>
      result === null || result === undefined ? [] : [{ frameId, value: result as Result<Name> }],
    );
  } catch (error) {
    throw new Failure("no-access", String(error));
  }
}

/** Runs in the page's frame, in the world of the extension. */
function callHere(name: string, args: unknown[]): unknown {
  const world = globalThis as unknown as { dossierPage?: Record<string, (...args: unknown[]) => unknown> };
  return world.dossierPage?.[name]?.(...args) ?? null;
}
