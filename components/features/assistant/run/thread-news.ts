import { useEffect, useRef } from "react";

const NAME = "assistant";

/** Tells the other tabs of this browser that a conversation has changed. */
export function announceThread(threadId: string): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(threadId);
  channel.close();
}

/** Hears from other tabs that a conversation has changed. */
export function useThreadNews(onNews: (threadId: string) => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => latest.current(String(data));
    return () => channel.close();
  }, []);
}
