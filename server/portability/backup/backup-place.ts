import type { Readable, Writable } from "node:stream";

/** A backup that is being written. It gets its name only once it is complete. */
export type Target = { stream: Writable; complete: () => Promise<void>; abandon: () => Promise<void> };

/** Where scheduled backups are stored. */
export type Place = {
  /** For people: a path or an address. */
  addressOf: (name: string) => string;
  create: (name: string) => Promise<Target>;
  open: (name: string) => Promise<Readable>;
  names: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};
