/** A model that a person has connected. */
export type Model = { providerId: string };

/** The model that works for a person; null when none is connected. This release has no AI providers, so nobody has one. */
export const modelFor = async (_userId: string, _providerId?: string | null): Promise<Model | null> => null;
