/**
 * The header that names a downloaded file, for any text: characters that a header cannot carry are percent-encoded (RFC 8187),
 * and replaced in the plain form for older programs.
 */
export function contentDisposition(kind: "attachment" | "inline", name: string): string {
  const whole = name.toWellFormed();
  const plain = whole.replace(/[^\x20-\x7e]+/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
