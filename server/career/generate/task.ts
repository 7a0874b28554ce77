import type { z } from "zod";
import type { ArtifactData } from "@/contracts/model/career/artifact-data";
import type { CareerTask } from "@/contracts/model/career/task";
import type { Checked } from "@/domain/ai/supported-text";
import type { Material } from "./material";
import type { Prepared } from "./prepared";
import type { writerFor } from "./writing";

/** The stored part of an answer. */
export type Finished = {
  title: string;
  data: ArtifactData;
  factIds?: string[];
  storyIds?: string[];
  interviewId?: string | null;
};

/** A result with what supports the texts of the model in it. */
export type WithSupport<Result> = Result & { checked: Checked };

type Input<Kind extends CareerTask["kind"]> = Extract<CareerTask, { kind: Kind }>;

/** A task for a model: its input, its output, and what the code makes of the output. */
export type TaskOf<Kind extends CareerTask["kind"], Written, Result = Finished> = {
  purpose: string;
  instructions: string;
  schema: z.ZodType<Written>;
  /** Reads the answer of a model that writes plain text only. Tasks with many parts need one that writes JSON. */
  fromText?: (text: string) => Written;
  /** Throws what is wrong with the input before a model is called. */
  prepare: (material: Material, input: Input<Kind>) => Prepared;
  finish: (written: Written, material: Material, writer: ReturnType<typeof writerFor>, input: Input<Kind>) => Result;
};
