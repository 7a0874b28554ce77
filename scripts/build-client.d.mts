/** Makes the package of the typed client in a folder. */
export function buildClient(folder: string): Promise<void>;
