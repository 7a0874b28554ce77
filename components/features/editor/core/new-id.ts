import { v7 } from "uuid";

/** An id for something a person just made: a UUID of version 7, as the server makes them. */
export const newId = (): string => v7();
