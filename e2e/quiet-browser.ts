import type { Browser, BrowserContext, ConsoleMessage, WebError } from "@playwright/test";

/** Errors that a story may cause, by name. A number is the status of a response that a story causes on purpose. */
const EXPECTED = {
  offline: /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/,
  /** A request that the story itself cuts off. */
  "cut off": /net::ERR_FAILED/,
  "server away":
    /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|SOCKET_NOT_CONNECTED)/,
} satisfies Record<string, RegExp>;

export type ExpectedError = keyof typeof EXPECTED | number | RegExp;

const patternOf = (expected: ExpectedError): RegExp =>
  expected instanceof RegExp
    ? expected
    : typeof expected === "number"
      ? new RegExp(`the server responded with a status of ${expected}\\b`)
      : EXPECTED[expected];

/**
 * Listens on every page of a context, and of every other context of a browser, for console.error, uncaught errors, and violations
 * of the content security policy, which Chromium also writes to the console. `unexpected` stops listening and returns
 * unexpected errors.
 */
export function listenForErrors(browser: Browser, shared: BrowserContext) {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const contexts = new Set<BrowserContext>();
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(`console.error at ${message.location().url}: ${message.text()}`);
  };
  const onError = (error: WebError) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  const onContext = (context: BrowserContext) => {
    contexts.add(context);
    context.on("console", onConsole);
    context.on("weberror", onError);
  };
  for (const context of [shared, ...browser.contexts()]) onContext(context);
  browser.on("context", onContext);
  return {
    expect: (...some: ExpectedError[]) => void expected.push(...some.map(patternOf)),
    unexpected: () => {
      browser.off("context", onContext);
      for (const context of contexts) context.off("console", onConsole).off("weberror", onError);
      return errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    },
  };
}
