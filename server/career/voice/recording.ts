import { LIMITS } from "@/contracts/limits";
import { failure } from "@/server/platform/errors";

/** A recording that was found to be one. */
export type Recording = { bytes: Uint8Array<ArrayBuffer>; mimeType: string; extension: string; seconds: number | null };

/** Kinds of files by what they are read as. */
const KINDS: readonly (readonly [RegExp, string, string])[] = [
  [/matroska|webm/i, "audio/webm", "webm"],
  [/mp4|m4a|quicktime|isom/i, "audio/mp4", "m4a"],
  [/mpeg/i, "audio/mpeg", "mp3"],
  [/wave/i, "audio/wav", "wav"],
  [/ogg/i, "audio/ogg", "ogg"],
];

const NO_SOUND = "This is not a recording. Send WebM, MP4, MPEG, MP3, WAV or Ogg.";

/**
 * Reads what a file is from its content. Throws BAD_REQUEST for a file that is no recording or is longer than two minutes. A browser does not
 * write how long a WebM is; then its size alone bounds it, and `seconds` is null.
 */
export async function readRecording(file: File): Promise<Recording> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { parseBuffer } = await import("music-metadata");
  const { format } = await parseBuffer(bytes, undefined, { duration: true, skipCovers: true }).catch((error: unknown) => {
    throw failure("BAD_REQUEST", { message: NO_SOUND, cause: error });
  });
  const kind = KINDS.find(([pattern]) => pattern.test(format.container ?? ""));
  if (!kind || (format.hasAudio === false && format.hasVideo !== true)) throw failure("BAD_REQUEST", { message: NO_SOUND });
  const seconds = format.duration === undefined || !Number.isFinite(format.duration) ? null : format.duration;
  if (seconds !== null && seconds > LIMITS.voice.seconds)
    throw failure("BAD_REQUEST", { message: "A recording may be at most 2 minutes long." });
  const [, mimeType, extension] = kind;
  return { bytes, mimeType, extension, seconds };
}
