import { get } from "node:http";
import type { AddressInfo } from "node:net";

/** The pages that people open first. There is no session and the resume does not exist, but the code of the pages is loaded. */
const FIRST_PAGES = ["/documents", "/resumes/none", "/"];
/** After the first documents and health checks. */
const AFTER_MS = 1_000;

/**
 * Opens some pages of this server in the background. Next loads a page when it is first opened, and the first of all takes a third of a second,
 * which no user should wait for.
 */
export function warmPages({ address, port, family }: AddressInfo): void {
  const isEverywhere = address === "::" || address === "0.0.0.0";
  const host = isEverywhere ? "127.0.0.1" : address;
  const open = (path: string) =>
    new Promise<void>((resolve) => {
      get({ host, port, path, family: family === "IPv6" && !isEverywhere ? 6 : 4 }, (response) => {
        response.resume();
        response.once("close", resolve);
      }).once("error", () => resolve());
    });
  const openAll = async () => {
    for (const path of FIRST_PAGES) await open(path);
  };
  setTimeout(() => void openAll(), AFTER_MS).unref();
}
