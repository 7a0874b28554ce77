/** Makes a value of plain JSON the first time it is needed, and returns a new copy of it on every call. */
export function copiesOf<Value>(make: () => Value): () => Value {
  let json: string | undefined;
  return () => {
    json ??= JSON.stringify(make());
    return JSON.parse(json) as Value;
  };
}
