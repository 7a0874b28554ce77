import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Dot } from "@/components/kit/ui/tag";
import { useBusy } from "@/components/kit/ui/use-busy";

type AccountLineProps = {
  username: string;
  /** How it went last, and whether well; null: not yet. */
  status: string;
  isWell: boolean | null;
  /** What can be done with it. */
  children?: ReactNode;
  /** The question before it is disconnected; null to do it at once. */
  question: string | null;
  /** What can be removed with it; null for nothing. */
  removal: string | null;
  onDisconnect: (removes: boolean) => Promise<unknown>;
};

/** The connected account: how it went last, and a way to disconnect it. */
export function AccountLine({ username, status, isWell, children, question, removal, onDisconnect }: AccountLineProps) {
  const t = useTranslations("settings.mailbox");
  const tContacts = useTranslations("applications.contacts");
  const [isAsking, setAsking] = useState(false);
  const [removes, setRemoves] = useState(true);
  const { isBusy, during } = useBusy();

  async function disconnect() {
    await during(() => onDisconnect(removes && removal !== null));
    setAsking(false);
  }

  return (
    <div className="mb-4 flex items-start gap-3 border-y py-2.5 phone:flex-wrap">
      <div className="min-w-0 flex-1 phone:basis-full">
        <p className="break-words font-medium">{username}</p>
        <p role="status" className="mt-1 flex items-baseline gap-1.5 text-muted-foreground text-xs">
          <Dot state={isWell === null ? "quiet" : isWell ? "success" : "danger"} />
          <span>{status}</span>
        </p>
      </div>
      {children}
      <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => (question === null ? disconnect() : setAsking(true))}>
        {t("disconnect")}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title={question ?? ""}>
        {removal === null ? null : (
          <Checkbox className="mt-3" checked={removes} onChange={(event) => setRemoves(event.target.checked)}>
            {removal}
          </Checkbox>
        )}
        <DialogActions>
          <Button disabled={isBusy} onClick={() => setAsking(false)}>
            {tContacts("cancel")}
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={disconnect}>
            {t("disconnect")}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
