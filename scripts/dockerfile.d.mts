export type Instruction = { word: string; rest: string; line: number };
export type Stage = { name: string; from: string; instructions: Instruction[] };
export function readDockerfile(text: string): Stage[];
export function wordsOf(rest: string): string[];
export function admittedBy(text: string): (path: string) => boolean;
