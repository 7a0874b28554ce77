"use client";

import { useEffect, useRef, useState } from "react";

/** Providers take no more, and an answer should not be longer. */
const LONGEST_MS = 120_000;

export type Recorder = {
  state: "idle" | "recording";
  seconds: number;
  /** Whether this browser can record at all. */
  isPossible: boolean;
  /** Requests the microphone; throws if it is refused or missing. */
  start: () => Promise<void>;
  stop: () => void;
};

/** Records speech for at most two minutes and hands it over as a file. */
export function useRecorder(onRecorded: (audio: File) => void): Recorder {
  const [state, setState] = useState<Recorder["state"]>("idle");
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const latest = useRef(onRecorded);
  useEffect(() => {
    latest.current = onRecorded;
  });
  useEffect(() => {
    if (state !== "recording") return;
    const started = Date.now();
    const timer = window.setInterval(() => {
      setSeconds(Math.floor((Date.now() - started) / 1000));
      if (Date.now() - started >= LONGEST_MS) recorder.current?.stop();
    }, 250);
    return () => window.clearInterval(timer);
  }, [state]);
  // Leaving the page stops and discards the recording.
  useEffect(
    () => () => {
      latest.current = () => {};
      if (recorder.current?.state === "recording") recorder.current.stop();
    },
    [],
  );

  async function start() {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const pieces: Blob[] = [];
    const recording = new MediaRecorder(stream, { audioBitsPerSecond: 48_000 });
    recording.ondataavailable = ({ data }) => pieces.push(data);
    recording.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      recorder.current = null;
      setState("idle");
      const type = recording.mimeType.split(";")[0] || "audio/webm";
      latest.current(new File(pieces, "answer", { type }));
    };
    recorder.current = recording;
    setSeconds(0);
    setState("recording");
    recording.start(1000);
  }

  const isPossible = typeof window !== "undefined" && "MediaRecorder" in window && navigator.mediaDevices !== undefined;
  return { state, seconds, isPossible, start, stop: () => recorder.current?.stop() };
}
