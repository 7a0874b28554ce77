export function writeRegistries(clone?: string): void;
