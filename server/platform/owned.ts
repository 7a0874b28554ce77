import { database } from "@/server/platform/db/client";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { type Paging, setPagingHeaders } from "@/server/platform/paging";
import { ownerId, type RequestContext } from "@/server/platform/request/context";

/** A use-case on what the caller owns: the database, the caller's id, the input, and the time of the request. */
type OwnedUseCase<Input, Output> = (db: PrismaClient, ownerId: string, input: Input, now: Date) => Output;

/** The handler of an operation that does nothing but call a use-case: `contract.create.handler(owned(createFact))`. */
export const owned =
  <Input, Output>(useCase: OwnedUseCase<Input, Output>) =>
  ({ context, input }: { context: RequestContext; input: Input }): Output =>
    useCase(database(), ownerId(context), input, new Date());

/** The entries of one page, and how many there are on all pages. */
type Page<Entry> = { entries: Entry[]; total: number };

/** The handler of a list: returns the page that was asked for, and sets the headers of paging. */
export const ownedPage =
  <Input extends Paging, Entry>(list: OwnedUseCase<Input, Promise<Page<Entry>>>) =>
  async ({ context, input }: { context: RequestContext; input: Input }): Promise<Entry[]> => {
    const { entries, total } = await list(database(), ownerId(context), input, new Date());
    setPagingHeaders(context.answer, total, input);
    return entries;
  };
