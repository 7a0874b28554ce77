const PATIENCE_MS = 2000;

/**
 * A stream whose first value is on its way. An immediate failure is thrown here, where it still becomes the status of the response; after a
 * moment the stream begins, and errors are events of it.
 */
export async function begun<Value, Result>(
  stream: AsyncGenerator<Value, Result>,
  patienceMs = PATIENCE_MS,
): Promise<AsyncGenerator<Value, Result>> {
  const first = stream.next();
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  try {
    await Promise.race([first, moment]);
  } finally {
    clearTimeout(timer);
  }
  // It is read below; until then it has no reader.
  first.catch(() => {});
  return resumed(first, stream);
}

async function* resumed<Value, Result>(
  first: Promise<IteratorResult<Value, Result>>,
  stream: AsyncGenerator<Value, Result>,
): AsyncGenerator<Value, Result> {
  try {
    const begin = await first;
    if (begin.done) return begin.value;
    yield begin.value;
    return yield* stream;
  } finally {
    await stream.return(undefined as never).catch(() => {});
  }
}
