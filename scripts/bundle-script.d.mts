/** Bundles one of our source files to be run by Node, and returns the path of the bundle. */
export function bundleScript(entry: string, name: string): Promise<string>;
