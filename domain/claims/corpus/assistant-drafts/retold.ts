/** Sentences about a person whose source begins so. */
export type Retold = { language: string; begins: string; supported: string[]; invented: string[] };
