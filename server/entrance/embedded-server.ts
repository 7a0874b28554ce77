import { singleton } from "@/server/platform/singleton";

const state = () => singleton("own-server", () => ({ isOwn: false }));

/** Whether the pages run inside our own server, which starts everything itself. */
export const isOwnServer = (): boolean => state().isOwn;

export function noteOwnServer(): void {
  state().isOwn = true;
}
