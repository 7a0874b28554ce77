import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "@/components/kit/shell/brand";

/** The page frame for signing in and up. */
export function AuthFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[400px] flex-col justify-center px-4 py-10">
      <Link href="/" className="mb-8 self-start rounded-sm">
        <Brand />
      </Link>
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      <p className="mt-1 text-base text-muted-foreground">{lead}</p>
      {children}
    </main>
  );
}
