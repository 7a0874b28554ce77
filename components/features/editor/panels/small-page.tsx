import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { PagePanel } from "@/components/features/editor/panels/page-panel";

type SmallPageProps<Document, Card extends DocumentCard> = { editor: OpenEditor<Document, Card>; onOpen: () => void };

/** The page above its design on a phone, so that every change is visible immediately. A touch opens it large; low screens have no room for it. */
export function SmallPage<Document, Card extends DocumentCard>({ editor, onOpen }: SmallPageProps<Document, Card>) {
  return (
    <div className="flex h-[34dvh] flex-none flex-col border-b [@media(max-height:560px)]:hidden">
      <PagePanel editor={editor} isPhone isSmall onJump={onOpen} />
    </div>
  );
}
