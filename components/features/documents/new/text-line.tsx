import { Field, TextInput } from "@/components/kit/ui/field";

type TextLineProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  hint?: string;
  isRequired?: boolean;
};

/** One labelled line of a new document. */
export function TextLine({ label, value, onChange, maxLength, hint, isRequired = false }: TextLineProps) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <TextInput
          {...ids}
          value={value}
          required={isRequired}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
