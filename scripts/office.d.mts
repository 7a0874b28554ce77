export function findOffice(): string;
export function wantOffice(): void;
export function printInOffice(paths: readonly string[], folder: string, families: readonly string[]): Promise<string[]>;
