/** A template's name as it is shown. */
export const templateTitle = (name: string): string => `${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;
