import { z } from "zod";
import { failure } from "@/server/platform/errors";

/** A place in the order of changes: those after it are news. */
export type Cursor = { at: Date; id: string };

const NO_ID = "00000000-0000-0000-0000-000000000000";
export const START: Cursor = { at: new Date(0), id: NO_ID };
export const cursorAt = (at: Date): Cursor => ({ at, id: NO_ID });

const stored = z.tuple([z.iso.datetime(), z.uuid().or(z.literal(NO_ID))]);

export const written = ({ at, id }: Cursor): string => Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");

/** Throws BAD_REQUEST for text that is no cursor, and for one from before `oldest`, after which deletions may be forgotten. */
export function readCursor(text: string, oldest: Date): Cursor {
  const parsed = stored.safeParse(json(text));
  if (!parsed.success) throw failure("BAD_REQUEST", { message: "This cursor is not one of ours. Read again without it." });
  const [time, id] = parsed.data;
  const at = new Date(time);
  // The beginning itself is never too old: nothing that is gone was ever read.
  if (at < oldest && at.getTime() !== START.at.getTime())
    throw failure("BAD_REQUEST", {
      message: "This cursor is too old: deletions since then may be forgotten. Read again without it.",
    });
  return { at, id };
}

function json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}
