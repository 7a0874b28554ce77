export function writeSections(folder?: string): void;
