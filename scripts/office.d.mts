export function findOffice(): string;
export function printInOffice(paths: readonly string[], folder: string, families: readonly string[]): Promise<string[]>;
