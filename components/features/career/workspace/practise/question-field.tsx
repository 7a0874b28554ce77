"use client";

import { useTranslations } from "next-intl";
import { ofKind, useSaved } from "@/components/features/career/saved/use-saved";
import { Button } from "@/components/kit/ui/button";
import { Field, TextArea } from "@/components/kit/ui/field";
import type { Application } from "@/contracts/model/application";

type Origin = "simulated" | "recalled";

type QuestionFieldProps = {
  application: Application;
  question: string;
  onChange: (question: string, origin: Origin) => void;
};

const COMMON = ["yourself", "why", "conflict", "failure", "proud"] as const;
const SHOWN = 8;

/** The question to practise: written, or one from an earlier interview, from the briefing, or a common one. */
export function QuestionField({ application, question, onChange }: QuestionFieldProps) {
  const t = useTranslations("work.practise");
  const { data } = useSaved({ applicationId: application.id });
  const questions = ofKind(data ?? [], "debrief").map((item) => ({ text: item.data.question, origin: "recalled" as const }));
  const expected = ofKind(data ?? [], "briefing")
    .slice(0, 1)
    .flatMap((item) => item.data.practiceQuestions.map((text) => ({ text, origin: "simulated" as const })));
  const common = COMMON.map((key) => ({
    text: t(`common.${key}`, { company: application.company }),
    origin: "simulated" as const,
  }));
  const offered = [...new Map([...questions, ...expected, ...common].map((each) => [each.text, each])).values()].slice(0, SHOWN);
  return (
    <div>
      <Field label={t("question")}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            maxLength={500}
            value={question}
            onChange={(event) =>
              onChange(event.target.value, questions.some(({ text }) => text === event.target.value) ? "recalled" : "simulated")
            }
          />
        )}
      </Field>
      <ul aria-label={t("offered")} className="mt-1.5 flex flex-wrap gap-1.5">
        {offered.map(({ text, origin }) => (
          <li key={text} className="max-w-full">
            <Button
              size="sm"
              aria-pressed={question === text}
              onClick={() => onChange(text, origin)}
              className="h-auto min-h-control-sm max-w-full whitespace-normal py-0.5 text-start font-normal"
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
