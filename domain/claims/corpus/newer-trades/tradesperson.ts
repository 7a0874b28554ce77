import type { Authored } from "../authors/authored";

/** A made-up person, with sentences that add an ordinary detail, a purpose or a task that the source does not mention. */
export type Tradesperson = Authored & { additions: string[] };
