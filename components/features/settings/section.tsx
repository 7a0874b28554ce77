import type { ReactNode } from "react";
import type { SettingsPlace } from "@/components/kit/shell/settings-parts";

type SectionProps = { id: SettingsPlace; title: string; text?: ReactNode; children: ReactNode };

/** A titled place within a part of the settings, with its own address. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h3 id={`${id}-title`} className="mb-1 font-medium">
        {title}
      </h3>
      {text ? <p className="mb-3 max-w-[60ch] text-muted-foreground">{text}</p> : null}
      {children}
    </section>
  );
}
