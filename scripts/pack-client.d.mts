export function packClient(file: string): Promise<void>;
