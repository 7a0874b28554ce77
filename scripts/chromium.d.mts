export const CHROMIUM_FLAGS: string[];
export function findChromium(): Promise<string>;
export function findWholeChromium(): string | null;
