import type { ReactNode } from "react";

type NumberButtonProps = {
  ids: readonly string[];
  title: string;
  children?: ReactNode;
  onShow: (ids: readonly string[], title: string) => void;
};

/** A number that opens the list behind it; zero has none. */
export function NumberButton({ ids, title, children, onShow }: NumberButtonProps) {
  if (ids.length === 0) return <span className="inline-block min-w-6 text-center tabular-nums">0</span>;
  return (
    <button
      type="button"
      aria-label={`${title}: ${ids.length}`}
      onClick={() => onShow(ids, title)}
      className="min-h-6 min-w-6 rounded-sm text-center text-primary-ink tabular-nums underline-offset-2 hover:underline"
    >
      {children ?? ids.length}
    </button>
  );
}
