import type { Answers } from "./generated/answers";

/** The body that an operation answers with, by method and path, as the contract says; any where the path is only known when the test runs. */
export type BodyOf<Method extends string, Path extends string> = string extends Method | Path
  ? Unchecked
  : `${Method} ${Pattern<WithoutQuery<Path>>}` extends infer Key
    ? Key extends keyof Answers
      ? Answers[Key] extends undefined
        ? Failure
        : Loose<Answers[Key]> & Omit<Failure, KeyOf<Answers[Key]>>
      : Unchecked
    : never;

/** What an answer has besides when it is an error. */
type Failure = { code: string; status: number; message: string; data: Unchecked };

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;
type Pattern<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? `${Segment<Head>}/${Pattern<Tail>}`
  : Segment<Path>;
type Segment<Text extends string> = string extends Text ? "{}" : Text;

/** Its fields, without asking first which variant it is or whether they are there: a test that reads one that is not fails by itself. */
type Loose<Field> = unknown extends Field ? Unchecked : LooseValue<NonNullable<Field>>;
type LooseValue<Value> = [Value] extends [Blob]
  ? Value
  : [Value] extends [readonly (infer Each)[]]
    ? Listed<Loose<Each>>
    : [Value] extends [object]
      ? [KeyOf<Value>] extends [never]
        ? Record<string, Unchecked>
        : { [Key in KeyOf<Value>]: Loose<FieldOf<Value, Key>> } & (string extends keyof Value
            ? Record<string, Unchecked>
            : unknown)
      : [Value] extends [string | number | boolean | null | undefined]
        ? Value
        : Unchecked;

// biome-ignore lint/suspicious/noExplicitAny: what the contract leaves open.
type Unchecked = any;
type Named<Value> = { [Key in keyof Value as string extends Key ? never : number extends Key ? never : Key]: Value[Key] };
type KeyOf<Value> = Value extends unknown ? keyof Named<Value> : never;
type FieldOf<Value, Key> = Value extends unknown ? (Key extends keyof Value ? Value[Key] : never) : never;
type Listed<Each> = { find(is: (each: Each) => unknown): Each; at(index: number): Each } & [
  Each,
  Each,
  Each,
  Each,
  Each,
  Each,
  ...Each[],
];
