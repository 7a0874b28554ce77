/** The stored file in a picture's URL, on any host, or null for other URLs. */
export const picturePathOf = ({ url }: { url: string }): string | null => /(?:^|\/)(uploads\/[^?#]+)/.exec(url)?.[1] ?? null;
