/** Plain values only, as in the log: never a password, key, token, address of a person, or personal text. */
export type Attributes = Record<string, string | number | boolean>;

/** A piece of work with a beginning and an end, as OpenTelemetry sends it. */
export type Span = {
  traceId: string;
  rename: (name: string) => void;
  set: (attributes: Attributes) => void;
  /** Ends it, once. With an error it counts as failed; of the error only its class is sent, because messages may hold personal text. */
  end: (error?: unknown) => void;
};

export type SpanOptions = {
  attributes?: Attributes;
  kind?: "internal" | "server" | "client";
  /** The header `traceparent` of a request, and whether its sender is trusted to continue its trace here. */
  caller?: { traceparent: string; isTrusted: boolean };
};

export type Tracing = {
  start: (name: string, options: SpanOptions) => Span;
  /** The span that the work running now belongs to. */
  current: () => Span | undefined;
  within: <Result>(span: Span, work: () => Result) => Result;
  stop: () => Promise<void>;
};
