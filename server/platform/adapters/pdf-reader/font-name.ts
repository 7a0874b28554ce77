/** “ABCDEF+Inter-Bold” is a subset of Inter-Bold. */
export const withoutSubsetPrefix = (name: string) => name.replace(/^[A-Z]{6}\+/, "");
