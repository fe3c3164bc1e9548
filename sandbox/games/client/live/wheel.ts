import { spinMs } from "../../roulette/clock";
import { colourOf, wheel } from "../../roulette/wheel";

const svg = (name: string, attributes: Readonly<Record<string, string | number>>, text = ""): Element => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
};

const stepDegrees = 360 / wheel.length;
const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

/** The wheel from above: a number wins when its pocket stops under the mark at the top. */
export function createWheel(container: HTMLElement, isCalm: () => boolean) {
  const turning = svg("g", {});
  for (const [at, number] of wheel.entries()) {
    const [from, to] = [(at - 0.5) * stepDegrees, (at + 0.5) * stepDegrees];
    const d = `M${point(from, 96)}A96 96 0 0 1 ${point(to, 96)}L${point(to, 62)}A62 62 0 0 0 ${point(from, 62)}Z`;
    const label = { class: "pocket-name", transform: `rotate(${at * stepDegrees}) translate(0 -78)` };
    turning.append(svg("path", { class: `pocket ${colourOf(number)}`, d }), svg("text", label, String(number)));
  }
  const picture = svg("svg", { class: "wheel", viewBox: "-100 -100 200 200" });
  picture.append(
    svg("circle", { class: "rim", r: 99 }),
    turning,
    svg("circle", { class: "hub", r: 58 }),
    svg("path", { class: "mark", d: "M-7 -100h14l-7 15z" }),
  );
  container.prepend(picture);

  return {
    /** Turns until the pocket is under the mark; `remainingMs` are left of the spin. */
    spin(number: number, remainingMs: number): void {
      const end = -wheel.indexOf(number) * stepDegrees;
      const turns = isCalm() || remainingMs < 300 ? 0 : Math.ceil((4 * remainingMs) / spinMs);
      const frames = [{ rotate: `${end - turns * 360}deg` }, { rotate: `${end}deg` }];
      turning.animate(turns === 0 ? frames.slice(1) : frames, {
        duration: turns === 0 ? 1 : remainingMs,
        easing: "cubic-bezier(0.1, 0.6, 0.2, 1)",
        fill: "forwards",
      });
    },
  };
}
