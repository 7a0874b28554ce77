import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

type OrderButtonsProps = {
  /** What each button does to which entry, for screen readers. */
  labels: { up: string; down: string; delete: string };
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
  className?: string;
};

/** Moves an entry of a list by one place, or deletes it. */
export function OrderButtons({ labels, index, count, onMove, onDelete, className = "" }: OrderButtonsProps) {
  return (
    <span className={`flex ${className}`}>
      <Button variant="ghost" shape="icon" aria-label={labels.up} disabled={index === 0} onClick={() => onMove(-1)}>
        <Icon name="arrow-up" size="sm" />
      </Button>
      <Button variant="ghost" shape="icon" aria-label={labels.down} disabled={index === count - 1} onClick={() => onMove(1)}>
        <Icon name="arrow-down" size="sm" />
      </Button>
      <Button variant="ghost" shape="icon" aria-label={labels.delete} className="ms-auto" onClick={onDelete}>
        <Icon name="trash" size="sm" />
      </Button>
    </span>
  );
}
