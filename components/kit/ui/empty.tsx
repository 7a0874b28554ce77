import type { ReactNode } from "react";
import { ErrorSentence } from "@/components/kit/ui/error-sentence";

type EmptyProps = { title: string; text: string; children?: ReactNode };

/** An empty state: a title, a sentence and a button, aligned with the content. */
export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className="py-6">
      <h2 className="font-semibold text-xl tracking-tight">{title}</h2>
      <p className="mt-1 mb-4 max-w-[44ch] text-base text-muted-foreground">
        <ErrorSentence text={text} />
      </p>
      {children}
    </div>
  );
}
