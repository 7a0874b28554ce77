import Link from "next/link";
import { useTargetNames } from "@/components/features/assistant/threads/use-target-names";
import { targetOf } from "@/components/features/assistant/threads/use-threads";
import type { AssistantThread } from "@/contracts/model/assistant/thread";

/** What a conversation is about, as a way to it. */
export function TargetLink({ thread }: { thread: AssistantThread }) {
  const name = useTargetNames()(thread);
  const target = targetOf(thread);
  const isGone = thread.scope === "document" && target.kind === "career";
  const look = "min-w-0 flex-[0_2_auto] truncate text-muted-foreground text-xs phone:hidden";
  if (isGone) return <span className={look}>{name}</span>;
  const href = target.kind === "career" ? "/career" : `/${target.kind}s/${target.id}`;
  return (
    <Link href={href} prefetch={false} className={`${look} underline-offset-2 hover:underline`}>
      {name}
    </Link>
  );
}
