/** Builds the server's typesetting process when it has changed and answers its path. */
export function buildTypesetterChild(): Promise<string>;
