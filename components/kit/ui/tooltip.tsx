"use client";

import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

type TooltipProps = { text: string; children: ReactElement<Record<string, unknown>> };

/** The pointer rests this long before the name shows, and may be this long on its way to it. Milliseconds. */
const DELAY_MS = 500;
const LINGER_MS = 100;
/** From the control, and from the edges of the window. Pixels. */
const GAP = 6;
const EDGE = 8;

/** Repeats a control's name (and its keys) beside the pointer. It never carries what cannot be learned otherwise. */
export function Tooltip({ text, children }: TooltipProps) {
  const [control, setControl] = useState<Element | null>(null);
  const timer = useRef(0);
  const { props: own } = children;

  function later(next: Element | null, wait: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setControl(next), wait);
  }
  function hide() {
    window.clearTimeout(timer.current);
    setControl(null);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!control) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") setControl(null);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [control]);

  return (
    <>
      {cloneElement(children, {
        onPointerEnter(event: PointerEvent) {
          call(own.onPointerEnter, event);
          if (event.pointerType === "mouse") later(event.currentTarget, DELAY_MS);
        },
        onPointerLeave(event: PointerEvent) {
          call(own.onPointerLeave, event);
          later(null, LINGER_MS);
        },
        onPointerDown(event: PointerEvent) {
          call(own.onPointerDown, event);
          hide();
        },
        onFocus(event: FocusEvent) {
          call(own.onFocus, event);
          if (event.currentTarget.matches(":focus-visible")) later(event.currentTarget, 0);
        },
        onBlur(event: FocusEvent) {
          call(own.onBlur, event);
          hide();
        },
      })}
      {control ? <Name of={control} text={text} onStay={() => window.clearTimeout(timer.current)} onLeave={hide} /> : null}
    </>
  );
}

const call = (handler: unknown, event: unknown) => typeof handler === "function" && handler(event);

type NameProps = { of: Element; text: string; onStay: () => void; onLeave: () => void };

/** Above the control, or below where there is no room, and within the window. */
function Name({ of, text, onStay, onLeave }: NameProps) {
  function place(box: HTMLElement | null) {
    if (!box) return;
    const { top, bottom, left, width } = of.getBoundingClientRect();
    const above = top - GAP - box.offsetHeight;
    const middle = left + width / 2 - box.offsetWidth / 2;
    box.style.top = `${above < EDGE ? bottom + GAP : above}px`;
    box.style.left = `${Math.max(EDGE, Math.min(middle, window.innerWidth - EDGE - box.offsetWidth))}px`;
  }
  return createPortal(
    <div
      ref={place}
      aria-hidden="true"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      className="fixed z-50 w-max max-w-[calc(100vw-16px)] rounded-sm bg-inverse px-2 py-1 text-inverse-foreground text-xs"
    >
      {text}
    </div>,
    document.body,
  );
}
