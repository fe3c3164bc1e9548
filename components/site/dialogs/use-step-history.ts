"use client";

import { useEffect, useRef } from "react";
import { closeLayer, type Layer, openLayer } from "@/lib/site/dialogs/overlay-history";

/**
 * Makes each further step of a flow an entry of the history: Back returns to the step before, and from the one that the flow was
 * opened at it leaves the flow. `position`: of the step, from 0; null once no step leads back. `onBack`: goes to the step before.
 */
export function useStepHistory(position: number | null, onBack: () => void): void {
  const layers = useRef<Layer[]>([]);
  const first = useRef(position ?? 0);
  const back = useRef(onBack);

  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    first.current = Math.min(first.current, position ?? 0);
    const further = position === null ? 0 : position - first.current;
    while (layers.current.length > further) closeLayer(layers.current.pop());
    while (layers.current.length < further) layers.current.push(openLayer({ close }));
    function close(): void {
      layers.current.pop();
      back.current();
    }
  }, [position]);
  useEffect(() => () => layers.current.splice(0).forEach(closeLayer), []);
}
