import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { ErrorSentence } from "@/components/kit/ui/error-sentence";
import { Icon } from "@/components/kit/ui/icon";

/** What every control to write in looks like: a hairline with a firmer lower edge, as a ruled line. */
export const CONTROL =
  "w-full min-w-0 rounded-md bg-card shadow-[inset_0_-1px_0_0_var(--input),inset_0_0_0_1px_var(--border)] text-[length:var(--field-text)] phone:text-lg " +
  "focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] " +
  "disabled:text-muted-foreground disabled:bg-muted";

export const LABEL = "block text-xs text-muted-foreground";

type ControlIds = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type FieldProps = {
  label: ReactNode;
  /** A sentence that explains what is wrong and what was saved. */
  error?: string | null;
  hint?: ReactNode;
  className?: string;
  /** Renders the control with the ids that tie it to its label, hint and error. */
  children: (ids: ControlIds) => ReactNode;
};

/** A label above a control, with its hint or error below. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || hint);
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className={classNames(LABEL, "mb-1")}>
        {label}
      </label>
      {children({ id, "aria-describedby": hasNote ? noteId : undefined, "aria-invalid": error ? true : undefined })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : hint ? (
        <div id={noteId} className="mt-1 text-muted-foreground text-xs">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

/** The sentence under a field that could not be accepted. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-1 flex gap-[5px] text-danger text-xs">
      <Icon name="warning-circle" size="sm" className="mt-px" />
      <span>{typeof children === "string" ? <ErrorSentence text={children} /> : children}</span>
    </p>
  );
}

/** One line of text, which runs in the direction of what is written. */
export function TextInput({ className, ...props }: ComponentProps<"input">) {
  return <input dir="auto" className={classNames(CONTROL, "h-control px-2.5", className)} {...props} />;
}

/** Several lines of text; it grows with them. */
export function TextArea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      className={classNames(CONTROL, "field-sizing-content block max-h-80 min-h-16 px-2.5 py-1.5 leading-5", className)}
      {...props}
    />
  );
}

/** A choice from a list: the platform's own, which every keyboard, phone and screen reader knows. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative block min-w-0", className)}>
      <select className={classNames(CONTROL, "h-control appearance-none truncate ps-2.5 pe-7 [&>option]:bg-popover")} {...props}>
        {children}
      </select>
      <Icon
        name="caret-down"
        size="xs"
        className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-subtle-foreground"
      />
    </span>
  );
}

/** A field whose unit is inside, at the end of the line. */
export function UnitInput({
  unit,
  className,
  inputClassName,
  ...props
}: ComponentProps<"input"> & { unit: string; inputClassName?: string }) {
  return (
    <span className={classNames("relative block min-w-0", className)}>
      <input className={classNames(CONTROL, "h-control ps-2 pe-2 phone:text-lg text-sm", inputClassName)} {...props} />
      <span className="pointer-events-none absolute inset-y-0 end-2 flex items-center text-subtle-foreground text-xs">
        {unit}
      </span>
    </span>
  );
}
