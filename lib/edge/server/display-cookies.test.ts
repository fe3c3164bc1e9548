import { expect, test } from "vitest";
import { displayCookies } from "./display-cookies";

const visitor = {
  address: "2001:db8::7",
  country: "CA",
  detected: { country: "CA", region: "ON", city: "Saint-Jérôme; x=1" },
};
const held =
  "theme=x; ip-address=2001%3Adb8%3A%3A7; country-code=CA; city=Saint-J%C3%A9r%C3%B4me%3B%20x%3D1; region-code=ON";

test("the four cookies contain the hop's values, and nothing can break out of a value [SESS-014]", () => {
  expect(displayCookies(visitor)).toEqual([
    "ip-address=2001%3Adb8%3A%3A7; Path=/; SameSite=Lax; Secure",
    "country-code=CA; Path=/; SameSite=Lax; Secure",
    "city=Saint-J%C3%A9r%C3%B4me%3B%20x%3D1; Path=/; SameSite=Lax; Secure",
    "region-code=ON; Path=/; SameSite=Lax; Secure",
  ]);
});

test("a browser that has them is sent none", () => {
  expect(displayCookies(visitor, held)).toEqual([]);
});

test("only what has changed is sent", () => {
  expect(displayCookies({ ...visitor, address: "10.0.0.1" }, held, false)).toEqual([
    "ip-address=10.0.0.1; Path=/; SameSite=Lax",
  ]);
});

test("what is no longer known is taken away, and nothing is made up", () => {
  const lost = { ...visitor, detected: { country: "", region: "", city: "" } };
  expect(displayCookies(lost, held, false)).toEqual(
    ["country-code", "city", "region-code"].map((name) => `${name}=; Path=/; SameSite=Lax; Max-Age=0`),
  );
});
