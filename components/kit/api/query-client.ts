import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";

/**
 * The library joins a refetch to a first load that is still on its way, whose response may be older than the change that requested the
 * refetch: a document moved to Trash would be missing there. Here a first load that is shown begins again, and any other counts
 * as out of date when it comes.
 */
export class UpToDateQueryClient extends QueryClient {
  override async invalidateQueries<Key extends readonly unknown[]>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstLoads = this.getQueryCache().findAll(filters).filter(isFirstLoad);
    const isRefetched = filters.refetchType !== "none" && filters.refetchType !== "inactive";
    const looked = new Set(firstLoads.filter((query) => isRefetched && query.isActive()));
    for (const query of firstLoads) if (!looked.has(query)) invalidateOnceLoaded(query);
    if (looked.size > 0) await this.cancelQueries({ predicate: (query) => looked.has(query) });
    return super.invalidateQueries(filters, options);
  }
}

const isFirstLoad = ({ state }: Query) => state.fetchStatus === "fetching" && state.data === undefined;

function invalidateOnceLoaded(query: Query): void {
  query.promise?.then(
    () => query.invalidate(),
    () => {},
  );
}
