import { expect, test } from "vitest";
import { wheel } from "../../roulette/wheel";
import { ballAt, pocket, rotorAngle, track } from "./ball";
import { createCamera, rim } from "./camera";

const turn = 2 * Math.PI;

/** The number in whose pocket an angle of the rotor is. */
const numberAt = (angle: number) => wheel[Math.round(((angle % turn) / turn) * wheel.length) % wheel.length];

test("the ball comes to rest in the pocket of the number that was drawn, before the spin ends", () => {
  for (const number of wheel)
    for (const spun of [0.95, 1, 7]) {
      const ball = ballAt(number, spun);
      expect([number, numberAt(ball.angle)]).toEqual([number, number]);
      expect(ball).toMatchObject({ radius: pocket, height: 0 });
    }
});

test("it runs on its track first, and neither it nor the rotor ever jumps or turns round", () => {
  expect(ballAt(17, 0)).toMatchObject({ radius: track, height: 0 });
  const frames = Array.from({ length: 361 }, (_, at) => at / 360);
  for (const [at, spun] of frames.slice(1).entries()) {
    const [before, after] = [ballAt(17, frames[at] ?? 0), ballAt(17, spun)];
    expect(after.angle).toBeLessThanOrEqual(before.angle);
    expect(before.angle - after.angle).toBeLessThan(0.4);
    expect(Math.abs(after.radius - before.radius) + Math.abs(after.height - before.height)).toBeLessThan(0.05);
    expect(rotorAngle(0, spun)).toBeGreaterThanOrEqual(rotorAngle(0, frames[at] ?? 0));
  }
  // Whole turns more: after a spin the rotor is where its clock says.
  expect((rotorAngle(5_000, 1) - rotorAngle(5_000, 0)) / turn).toBeCloseTo(2);
});

test.each([
  [480, 260],
  [190, 110],
  [64, 44],
  [200, 200],
])("the whole bowl is in a picture of %i by %i", (width, height) => {
  const camera = createCamera(width, height);
  for (let step = 0; step < 32; step++)
    for (const z of [rim.top, rim.bottom]) {
      const [x, y] = camera.at((step / 32) * turn, rim.radius, z);
      expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
    }
});
