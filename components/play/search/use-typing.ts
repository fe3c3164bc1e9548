"use client";

import { useEffect, useRef, useState } from "react";

/** Between two letters of a word; most people who type are quicker. */
const pauseMs = 300;

/** Is somebody in the middle of a word? Then the lists that come need no new pictures, each of which costs as much as drawing a row. */
export function useTyping() {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const noteLetter = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsTyping(false), pauseMs);
    setIsTyping(true);
  };
  return { isTyping, noteLetter };
}
