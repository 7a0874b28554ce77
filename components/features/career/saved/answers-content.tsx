"use client";

import { Labelled, Parts } from "@/components/features/career/saved/labelled";
import type { SavedOf } from "@/components/features/career/saved/use-saved";

/** The answers to the questions of an application, as they were. */
export function AnswersContent({ item: { data } }: { item: SavedOf<"answers"> }) {
  return (
    <Parts>
      {data.answers.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the copies have no ids.
        <Labelled key={index} label={question}>
          {answer}
        </Labelled>
      ))}
    </Parts>
  );
}
