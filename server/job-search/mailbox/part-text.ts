import { decode, encodingExists } from "iconv-lite";
import { decodeText } from "@/domain/imports/decode-text";

/** The text of a part of a mail, in whatever charset and encoding it was sent. */
export function textOfPart(bytes: Buffer, { charset, encoding }: { charset: string; encoding: string }): string {
  return textIn(charset, unwrapped(bytes, encoding.toLowerCase())).replaceAll("\0", "").toWellFormed();
}

function unwrapped(bytes: Buffer, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(bytes.toString("latin1").replaceAll(/[^A-Za-z0-9+/]/g, ""), "base64");
  return encoding === "quoted-printable" ? fromQuotedPrintable(bytes.toString("latin1")) : bytes;
}

const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/[ \t]+(?=\r?\n)/g, "")
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  );

/** Charsets that say nothing: programs write them for whatever they have. */
const VAGUE = /^(?:|us-ascii|ascii|ansi_x3\.4-1968|unknown-8bit|x-unknown|8bit|utf-?8|unicode-1-1-utf-8)$/i;

function textIn(charset: string, bytes: Buffer): string {
  const name = charset.trim().replace(/^["']|["']$/g, "");
  if (VAGUE.test(name)) return decodeText(bytes);
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    // Code pages of DOS and Macintosh, and UTF-7.
    return encodingExists(name) ? decode(bytes, name) : decodeText(bytes);
  }
}
