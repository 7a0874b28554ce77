import { useTranslations } from "next-intl";
import { Icon } from "@/components/kit/ui/icon";
import type { AssistantConversation } from "@/contracts/model/assistant/thread";

/** Why nothing can be sent, in place of the field to write in. */
export function ReadOnlyReason({ conversation: { thread } }: { conversation: AssistantConversation }) {
  const t = useTranslations("assistant.readOnly");
  const name = thread.scope === "document" ? (thread.resumeName ?? thread.coverLetterName) : null;
  const isThere = thread.scope === "document" && (thread.sourceResumeId ?? thread.coverLetterId) !== null;
  return (
    <p role="status" className="flex flex-none gap-2 border-t bg-warning-soft px-5 py-2.5 text-sm phone:px-4">
      <Icon name="lock-simple" size="sm" className="mt-[3px] text-warning" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {isThere
          ? t.rich("trash", {
              name: name ?? "",
              link: (text) => (
                <a href="/documents?kind=trash" className="link">
                  {text}
                </a>
              ),
            })
          : t(thread.scope === "application" ? "applicationGone" : "gone", { name: name ?? "" })}
      </span>
    </p>
  );
}
