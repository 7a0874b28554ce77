import { useEffect, useRef } from "react";
import { v7 } from "uuid";

const NAME = "assistant";
/** This tab among those of the browser. */
const TAB = v7();

type News = { threadId: string; tab: string };

/** Announces that a conversation has changed: to the other tabs of this browser, and to the lists of this one. */
export function announceThread(threadId: string): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ threadId, tab: TAB } satisfies News);
  channel.close();
}

/** Is notified that a conversation has changed, and whether it was here. */
export function useThreadNews(onNews: (threadId: string, isHere: boolean) => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<News>) => latest.current(data.threadId, data.tab === TAB);
    return () => channel.close();
  }, []);
}
