/** The stored file that a picture's address names, on whatever host, or null for an address elsewhere. */
export const picturePathOf = ({ url }: { url: string }): string | null => /(?:^|\/)(uploads\/[^?#]+)/.exec(url)?.[1] ?? null;
