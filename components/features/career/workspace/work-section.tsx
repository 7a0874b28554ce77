import { type ReactNode, useId } from "react";

/** A part of a tab under its heading. */
export function WorkSection({
  title,
  text,
  aside,
  children,
}: {
  title: string;
  text?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-2">
        <h2 id={id} className="flex-1 font-semibold text-base tracking-tight">
          {title}
        </h2>
        {aside}
      </div>
      {text ? <p className="-mt-1 mb-3 max-w-[72ch] text-muted-foreground">{text}</p> : null}
      {children}
    </section>
  );
}
