import { call } from "./instance";

type Signed = { key: string };

/** Calls an operation with a person's key. */
export const send = <const Method extends string, const Path extends string>(
  person: Signed,
  method: Method,
  path: Path,
  body?: unknown,
) => call(method, path, { key: person.key, body });

/** Calls operations as one person, who is known once the tests have begun. */
export const senderOf =
  (person: () => Signed) =>
  <const Method extends string, const Path extends string>(method: Method, path: Path, body?: unknown) =>
    send(person(), method, path, body);
