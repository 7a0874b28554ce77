import type { ReactNode } from "react";

/** A text under its name; nothing if there is none. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  if (children === "" || children === null || children === undefined) return null;
  return (
    <div className="max-w-[72ch]">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="whitespace-pre-wrap break-words">{children}</dd>
    </div>
  );
}

/** Several texts under one name; nothing if there are none. */
export function LabelledList({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="max-w-[72ch]">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd>
        <ul className="list-disc ps-4">
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts have no ids, and two may be equal.
            <li key={index} className="break-words">
              {text}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** The parts of a saved item, one below the other. */
export const Parts = ({ children }: { children: ReactNode }) => <dl className="grid grid-cols-1 gap-2.5">{children}</dl>;
