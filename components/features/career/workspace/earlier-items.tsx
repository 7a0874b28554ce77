import { SavedEntry } from "@/components/features/career/saved/saved-entry";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import type { ListedArtifact } from "@/contracts/model/career/artifact";

/** Items saved earlier in this tab; renders nothing without any. */
export function EarlierItems({ title, items }: { title: string; items: readonly ListedArtifact[] }) {
  if (items.length === 0) return null;
  return (
    <WorkSection title={title}>
      <ul aria-label={title} className="border-t">
        {items.map((item) => (
          <SavedEntry key={item.id} item={item} />
        ))}
      </ul>
    </WorkSection>
  );
}
