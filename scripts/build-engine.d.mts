/** Builds both homes of the engine, as far as they have changed. */
export function buildEngine(): Promise<void>;

/** Builds the server's typesetting process when it has changed and returns its path. */
export function buildTypesetterChild(): Promise<string>;

/** Builds the browser's engine for Node when it has changed and returns its path. */
export function buildWasmEngine(): Promise<string>;
