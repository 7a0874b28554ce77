/** The mark: a page's edge and a tab. */
export function BrandMark({ className = "h-5 w-[18px]" }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path d="M2.5 2H5v16H2.5Z" fill="var(--primary-ink)" />
      <path d="M6.5 2h3.25a8 8 0 0 1 0 16H6.5Z" fill="currentColor" />
    </svg>
  );
}

export function Brand() {
  return (
    <span className="inline-flex h-8 items-center gap-[9px] font-semibold text-base tracking-tight">
      <BrandMark />
      Dossier
    </span>
  );
}
