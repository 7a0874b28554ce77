import type { ReactNode } from "react";

type GroupProps = {
  title: string;
  aside?: ReactNode;
  /** JSON pointer of this setting, so that others can link to it. */
  field?: string;
  id?: string;
  children: ReactNode;
};

/** A section of the design panel. */
export function Group({ title, aside, field, id, children }: GroupProps) {
  return (
    <section id={id} data-field={field} className="border-b px-5 pt-3.5 pb-4 phone:px-4">
      <div className="mb-2.5 flex min-h-5 items-center gap-2">
        <h3 className="flex-1 font-semibold text-sm">{title}</h3>
        {aside}
      </div>
      <div className="grid gap-2">{children}</div>
    </section>
  );
}

/** A label at the start of the line and its control beside it. */
export function Line({ label, htmlFor, children }: { label: ReactNode; htmlFor?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] items-center gap-3 [--control:28px] phone:[--control:44px]">
      {htmlFor ? (
        <label htmlFor={htmlFor} className="text-muted-foreground text-sm">
          {label}
        </label>
      ) : (
        <span className="text-muted-foreground text-sm">{label}</span>
      )}
      {children}
    </div>
  );
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-2">{children}</div>;
}
