/** A response whose JSON bytes already exist: it is sent as it is, neither validated nor serialized again. */
export class ReadyJson {
  /** Its compressed form, once a client has requested it. */
  gzipped?: Buffer;
  /** What a write replaced, for clients that are shown the changes alone. */
  change?: { id: string; updatedAt: string; before: unknown; after: unknown };

  constructor(
    readonly bytes: Buffer,
    /** Headers of this response, such as the total of a list. */
    readonly headers: Record<string, string> = {},
  ) {}
}

/**
 * An output whose large fields already exist as JSON. It skips validation, so it must come from the contract's own schemas. To
 * the type checker it is the output itself.
 */
export function readyJson<Output extends object>(
  output: Output,
  written: Partial<Record<keyof Output, string>>,
  change?: ReadyJson["change"],
): Output {
  const fields = Object.entries(output).map(
    ([name, value]) => `${JSON.stringify(name)}:${written[name as keyof Output] ?? JSON.stringify(value)}`,
  );
  const ready = new ReadyJson(Buffer.from(`{${fields.join(",")}}`));
  if (change) ready.change = change;
  return ready as unknown as Output;
}
