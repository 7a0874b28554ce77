/** Calls the server, and again while it limits requests. */
export type Patient = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
