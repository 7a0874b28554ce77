import { Icon } from "@/components/kit/ui/icon";

/** Lies over the page while files are dragged over it, and over a dialog where one is open. */
export function DropCover({ title, hint }: { title: string; hint: string }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-3 z-50 grid place-content-center justify-items-center gap-1 rounded-lg border-2 border-primary-ink border-dashed bg-primary-soft/90 px-4 text-center"
    >
      <Icon name="upload-simple" size="lg" className="text-primary-ink" />
      <p className="font-semibold text-base">{title}</p>
      <p className="text-muted-foreground">{hint}</p>
    </div>
  );
}
